import type { Access } from '#backend/access/access.ts';
import type { Identity } from '#backend/access/identity.ts';
import { rulesAccess } from '#backend/access/rules-access.ts';
import { Databases } from '#backend/databases/databases.ts';
import { runToEnd } from '#backend/engine/slices.ts';
import { OPERATOR, withOperator } from '#backend/operations/operator-access.ts';
import { errorToJson, toStatusError } from '#backend/protocol/error-json.ts';
import { callRest } from '#backend/protocol/rest/rest-call.ts';
import { loadRules } from '#backend/rules/ruleset.ts';
import { openSqliteStore } from '#backend/storage/sqlite-store.ts';
import type { Ask, Docs, Evaluator, Who } from './evaluator.ts';
import { RestEvaluator } from './rest-evaluator.ts';

const PROJECT = 'reglas';
const SEEDING = 'Bearer seeding';

/** Our server without its sockets: REST requests, engine, store and the wiring of the rules, as a client talks to them. */
export class ServerEvaluator implements Evaluator {
  #access: Access | undefined;
  #databases: Databases | undefined;
  readonly #rest = new RestEvaluator(PROJECT, async (method, path, body, authorization) => {
    const databases = this.#databases;
    if (!databases) throw new Error('nothing is seeded');
    const [pathname = '', query = ''] = path.split('?');
    const request = {
      method,
      pathname,
      params: new URLSearchParams(query),
      body: body ?? '',
      identity: identityOf(authorization),
    };
    try {
      return { status: 200, text: JSON.stringify(runToEnd(callRest(request, databases))) };
    } catch (error) {
      const answer = errorToJson(toStatusError(error));
      return { status: answer.error.code, text: JSON.stringify(answer) };
    }
  });

  async load(text: string): Promise<string | undefined> {
    const loaded = loadRules(text, 'cloud.firestore');
    if (!loaded.ok) return loaded.error.map(({ message }) => message).join('\n');
    this.#access = withOperator(rulesAccess(loaded.value, PROJECT, () => Date.now() * 1000));
    return undefined;
  }

  async seed(docs: Docs): Promise<void> {
    if (!this.#access) throw new Error('no rules are loaded');
    this.#databases = new Databases(openSqliteStore(':memory:'), this.#access);
    await this.#rest.put(docs, SEEDING);
  }

  allows(who: Who, ask: Ask): Promise<boolean> {
    return this.#rest.allows(who, ask);
  }
}

/** What the token says. That it must be signed is proved elsewhere: `hostile-tokens.contract.ts`. */
function identityOf(authorization: string | undefined): Identity {
  if (authorization === undefined) return { uid: undefined };
  if (authorization === SEEDING) return OPERATOR;
  const claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { uid: claims.sub, claims };
}
