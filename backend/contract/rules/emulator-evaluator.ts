import { randomUUID } from 'node:crypto';
import { HANG_MS } from '../hang-limit.ts';
import type { Ask, Docs, Evaluator, Who } from './evaluator.ts';
import { RestEvaluator, type Send } from './rest-evaluator.ts';
import { fieldsOf } from './stored.ts';

/** In the place of a document's JSON: a request has written it. */
const CHANGED = '';

/** Google's emulator at `host`. Rules are set per project there, and this project is new. */
export class EmulatorEvaluator implements Evaluator {
  readonly #project = `reglas-${randomUUID().slice(0, 8)}`;
  readonly #send: Send;
  readonly #rest: RestEvaluator;
  /** What is stored, as JSON by path; nothing is known of it at the start and after a failure. */
  #stored: Map<string, string> | undefined;

  constructor(host: string) {
    this.#send = async (method, path, body, authorization) => {
      const response = await fetch(`http://${host}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(HANG_MS),
      });
      return { status: response.status, text: await response.text() };
    };
    this.#rest = new RestEvaluator(this.#project, this.#send);
  }

  async load(content: string): Promise<string | undefined> {
    const path = `/emulator/v1/projects/${this.#project}:securityRules`;
    const { status, text } = await this.#send(
      'PUT',
      path,
      JSON.stringify({ rules: { files: [{ content }] } }),
      undefined,
    );
    return status === 200 ? undefined : text;
  }

  /** Writes what is stored otherwise and nothing else: nearly every case asks about the same documents, and most change none. */
  async seed(docs: Docs): Promise<void> {
    const wanted = new Map(Object.entries(docs).map(([path, fields]) => [path, JSON.stringify(fieldsOf(fields))]));
    const stored = this.#stored ?? (await this.#empty());
    const changed = Object.entries(docs).filter(([path]) => stored.get(path) !== wanted.get(path));
    const gone = [...stored.keys()].filter((path) => !wanted.has(path));
    this.#stored = undefined;
    if (changed.length + gone.length > 0) await this.#rest.put(Object.fromEntries(changed), 'Bearer owner', gone);
    this.#stored = wanted;
  }

  async allows(who: Who, ask: Ask): Promise<boolean> {
    const stored = this.#stored;
    this.#stored = undefined;
    const isAllowed = await this.#rest.allows(who, ask);
    if (isAllowed && 'write' in ask)
      for (const write of ask.write) stored?.set('put' in write ? write.put : write.remove, CHANGED);
    this.#stored = stored;
    return isAllowed;
  }

  async #empty(): Promise<Map<string, string>> {
    await this.#send('DELETE', `/emulator/v1/${this.#rest.root}`, undefined, undefined);
    return new Map();
  }
}
