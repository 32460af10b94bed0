import type { Filter, Query } from '#backend/engine/query.ts';
import type { Fields } from '#backend/engine/value.ts';
import { AccessBudget } from '#backend/rules/document-access.ts';
import { allowsFirestore } from '#backend/rules/firestore-rules.ts';
import { type Requester, type Verdict, type World, writeMethod } from '#backend/rules/request.ts';
import { loadRules, type Ruleset } from '#backend/rules/ruleset.ts';
import {
  type Ask,
  claimsOf,
  type Docs,
  type Evaluator,
  OPERATORS,
  type TestQuery,
  type TestWrite,
  unaryOperator,
  type Who,
} from './evaluator.ts';
import { fieldsOf, valueOf } from './stored.ts';

const DATABASE = '(default)';
type State = ReadonlyMap<string, Fields>;

/** Our evaluator over documents in memory, without a server or a disk. */
export class OwnEvaluator implements Evaluator {
  #rules: Ruleset | undefined;
  #state: State = new Map();

  async load(text: string): Promise<string | undefined> {
    const loaded = loadRules(text, 'cloud.firestore');
    if (!loaded.ok) return loaded.error.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n');
    this.use(loaded.value);
    return undefined;
  }

  /** Rules that did not come from a text: what the mutation test takes a condition out of. */
  use(rules: Ruleset): void {
    this.#rules = rules;
  }

  async seed(docs: Docs): Promise<void> {
    this.#state = new Map(Object.entries(docs).map(([path, fields]) => [path, fieldsOf(fields)]));
  }

  async allows(who: Who, ask: Ask): Promise<boolean> {
    return this.verdicts(who, ask).every((verdict) => verdict.allowed);
  }

  /** One verdict for a read and one for each write of a commit, up to the first that is refused. */
  verdicts(who: Who, ask: Ask): Verdict[] {
    const rules = this.#rules;
    if (!rules) throw new Error('no rules are loaded');
    const state = this.#state;
    const time = new Date().toISOString();
    const auth: Requester | undefined = who === 'visitor' ? undefined : { uid: who, token: claimsOf(who, 'demo') };
    const asked = { auth, time, database: DATABASE };
    const world: World = { get: (path) => state.get(path), getAfter: (path) => state.get(path) };
    if ('get' in ask) {
      return [allowsFirestore(rules, { ...asked, method: 'get', path: ask.get, before: state.get(ask.get) }, world)];
    }
    if ('list' in ask) return [allowsFirestore(rules, { ...asked, method: 'list', query: queryOf(ask.list) }, world)];
    const after = applied(state, ask.write, time);
    const budget = new AccessBudget(ask.write.length > 1 ? 'batch' : 'single');
    const verdicts: Verdict[] = [];
    for (const write of ask.write) {
      const path = 'put' in write ? write.put : write.remove;
      const [was, is] = [state.get(path), after.get(path)];
      const request = { ...asked, method: writeMethod(was, is), path, before: was, after: is };
      verdicts.push(allowsFirestore(rules, request, { ...world, getAfter: (name) => after.get(name) }, budget));
      if (verdicts.at(-1)?.allowed !== true) break;
    }
    return verdicts;
  }
}

function applied(state: State, writes: readonly TestWrite[], time: string): State {
  const after = new Map(state);
  for (const write of writes) {
    if ('remove' in write) {
      after.delete(write.remove);
      continue;
    }
    const old = write.merge ? after.get(write.put) : undefined;
    const fields: Record<string, Fields[string]> = { ...old, ...fieldsOf(write.fields) };
    for (const name of write.now) fields[name] = { timestampValue: time };
    for (const [name, by] of Object.entries(write.plus ?? {})) {
      const was = old?.[name];
      fields[name] =
        was && 'doubleValue' in was
          ? { doubleValue: Number(was.doubleValue) + by }
          : { integerValue: String((was && 'integerValue' in was ? Number(was.integerValue) : 0) + by) };
    }
    after.set(write.put, fields);
  }
  return after;
}

function queryOf({ from, where = [], any, orderBy, limit, offset = 0, everywhere }: TestQuery): Query {
  const [collectionId, ...above] = from.split('/').reverse();
  const filters = where.map(([field, op, value]): Filter => {
    const path = field.split('.');
    if (value === null) return { kind: 'unary', path, op: unaryOperator(op) };
    return { kind: 'field', path, op: OPERATORS[op], value: valueOf(value) };
  });
  return {
    parent: above.reverse().join('/'),
    collectionId,
    allDescendants: everywhere ?? false,
    filter: filters.length > 0 ? { kind: 'composite', op: any ? 'or' : 'and', filters } : undefined,
    orderBy: [
      ...(orderBy === undefined ? [] : [{ path: [orderBy], direction: 'ASCENDING' as const }]),
      { path: ['__name__'], direction: 'ASCENDING' },
    ],
    startAt: undefined,
    endAt: undefined,
    offset,
    limit,
    select: undefined,
  };
}
