import {
  type Ask,
  claimsOf,
  type Docs,
  OPERATORS,
  type TestQuery,
  type TestWrite,
  unaryOperator,
  type Who,
} from './evaluator.ts';
import { fieldsOf, valueOf } from './stored.ts';

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What carries a REST request to a backend: `body` is JSON. */
export type Send = (
  method: string,
  path: string,
  body: string | undefined,
  authorization: string | undefined,
) => Promise<{ readonly status: number; readonly text: string }>;

/** A backend behind Firestore's REST address, used as any client uses it. The caller puts the rules and documents in place. */
export class RestEvaluator {
  readonly root: string;
  readonly #project: string;
  readonly #send: Send;

  constructor(project: string, send: Send) {
    this.#project = project;
    this.root = `projects/${project}/databases/(default)/documents`;
    this.#send = send;
  }

  /** Writes documents, and removes those at the paths of `gone`, as `authorization`. Throws when that is refused. */
  async put(docs: Docs, authorization: string, gone: readonly string[] = []): Promise<void> {
    const writes = [
      ...Object.entries(docs).map(([put, fields]) => this.#write({ put, fields, now: [] })),
      ...gone.map((remove) => this.#write({ remove })),
    ];
    const { status, text } = await this.#call('POST', `/v1/${this.root}:commit`, { writes }, authorization);
    if (status !== 200) throw new Error(`seed: ${status} ${text}`);
  }

  async allows(who: Who, ask: Ask): Promise<boolean> {
    const { status, text } = await this.#ask(ask, this.#authorization(who));
    if (status === 403) return false;
    if (status === 200 || ('get' in ask && status === 404)) return true;
    throw new Error(`${JSON.stringify(ask)}: ${status} ${text}`);
  }

  #ask(ask: Ask, authorization: string | undefined) {
    if ('get' in ask) return this.#call('GET', `/v1/${this.root}/${ask.get}`, undefined, authorization);
    if ('write' in ask) {
      const writes = ask.write.map((write) => this.#write(write));
      return this.#call('POST', `/v1/${this.root}:commit`, { writes }, authorization);
    }
    const [collectionId = '', ...above] = ask.list.from.split('/').reverse();
    const parent = above.length > 0 ? `/${above.reverse().join('/')}` : '';
    const structuredQuery = this.#query(ask.list, collectionId);
    return this.#call('POST', `/v1/${this.root}${parent}:runQuery`, { structuredQuery }, authorization);
  }

  #query({ where = [], any, orderBy, limit, offset, everywhere }: TestQuery, collectionId: string) {
    const filters = where.map(([fieldPath, op, value]) =>
      value === null
        ? { unaryFilter: { field: { fieldPath }, op: unaryOperator(op) } }
        : { fieldFilter: { field: { fieldPath }, op: OPERATORS[op], value: valueOf(value) } },
    );
    return {
      from: [{ collectionId, ...(everywhere && { allDescendants: true }) }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: any ? 'OR' : 'AND', filters } } }),
      ...(orderBy !== undefined && { orderBy: [{ field: { fieldPath: orderBy } }] }),
      ...(limit !== undefined && { limit }),
      ...(offset !== undefined && { offset }),
    };
  }

  #write(write: TestWrite) {
    if ('remove' in write) return { delete: `${this.root}/${write.remove}` };
    const updateTransforms = [
      ...write.now.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
      ...Object.entries(write.plus ?? {}).map(([fieldPath, by]) => ({ fieldPath, increment: valueOf(by) })),
    ];
    return {
      update: { name: `${this.root}/${write.put}`, fields: fieldsOf(write.fields) },
      ...(updateTransforms.length > 0 && { updateTransforms }),
      ...(write.merge && { updateMask: { fieldPaths: Object.keys(write.fields) } }),
    };
  }

  /** Unsigned: the emulator accepts such tokens, and our server is given the identity by its test. */
  #authorization(who: Who): string | undefined {
    if (who === 'visitor') return undefined;
    return `Bearer ${base64({ alg: 'none', typ: 'JWT' })}.${base64(claimsOf(who, this.#project))}.`;
  }

  readonly #completeReference = (key: string, value: unknown): unknown =>
    key === 'referenceValue' ? `${this.root}/${String(value)}` : value;

  #call(method: string, path: string, body?: object, authorization?: string) {
    return this.#send(method, path, body && JSON.stringify(body, this.#completeReference), authorization);
  }
}
