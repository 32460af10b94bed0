import { randomUUID } from 'node:crypto';
import { type Ask, claimsOf, type Docs, type Judge, type TestQuery, type TestWrite, type Who } from './asking.ts';
import { fieldsOf, valueOf } from './stored.ts';

const OPERATORS = { '==': 'EQUAL', in: 'IN', '>': 'GREATER_THAN', 'array-contains': 'ARRAY_CONTAINS' } as const;
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Google's emulator at `host`. Rules are set per project there, and this project is new. */
export class EmulatorJudge implements Judge {
  readonly #origin: string;
  readonly #project = `reglas-${randomUUID().slice(0, 8)}`;
  readonly #root = `projects/${this.#project}/databases/(default)/documents`;

  constructor(host: string) {
    this.#origin = `http://${host}`;
  }

  async load(content: string): Promise<string | undefined> {
    const path = `/emulator/v1/projects/${this.#project}:securityRules`;
    const { status, text } = await this.#send('PUT', path, { rules: { files: [{ content }] } });
    return status === 200 ? undefined : text;
  }

  async seed(docs: Docs): Promise<void> {
    await this.#send('DELETE', `/emulator/v1/projects/${this.#project}/databases/(default)/documents`);
    const writes = Object.entries(docs).map(([put, fields]) => this.#write({ put, fields, now: [] }));
    const { status, text } = await this.#send('POST', `/v1/${this.#root}:commit`, { writes }, 'Bearer owner');
    if (status !== 200) throw new Error(`seed: ${status} ${text}`);
  }

  async allows(who: Who, ask: Ask): Promise<boolean> {
    const { status, text } = await this.#ask(ask, this.#authorization(who));
    if (status === 403) return false;
    if (status === 200 || ('get' in ask && status === 404)) return true;
    throw new Error(`${JSON.stringify(ask)}: ${status} ${text}`);
  }

  #ask(ask: Ask, authorization: string | undefined) {
    if ('get' in ask) return this.#send('GET', `/v1/${this.#root}/${ask.get}`, undefined, authorization);
    if ('write' in ask) {
      const writes = ask.write.map((write) => this.#write(write));
      return this.#send('POST', `/v1/${this.#root}:commit`, { writes }, authorization);
    }
    const [collectionId = '', ...above] = ask.list.from.split('/').reverse();
    const parent = above.length > 0 ? `/${above.reverse().join('/')}` : '';
    const structuredQuery = this.#query(ask.list, collectionId);
    return this.#send('POST', `/v1/${this.#root}${parent}:runQuery`, { structuredQuery }, authorization);
  }

  #query({ where = [], any, orderBy, limit, offset, everywhere }: TestQuery, collectionId: string) {
    const filters = where.map(([fieldPath, op, value]) =>
      value === null
        ? { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } }
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
    if ('remove' in write) return { delete: `${this.#root}/${write.remove}` };
    const updateTransforms = [
      ...write.now.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
      ...Object.entries(write.plus ?? {}).map(([fieldPath, by]) => ({ fieldPath, increment: valueOf(by) })),
    ];
    return {
      update: { name: `${this.#root}/${write.put}`, fields: fieldsOf(write.fields) },
      ...(updateTransforms.length > 0 && { updateTransforms }),
      ...(write.merge && { updateMask: { fieldPaths: Object.keys(write.fields) } }),
    };
  }

  /** The emulator takes unsigned tokens. */
  #authorization(who: Who): string | undefined {
    if (who === 'visitor') return undefined;
    return `Bearer ${base64({ alg: 'none', typ: 'JWT' })}.${base64(claimsOf(who, this.#project))}.`;
  }

  readonly #completeReference = (key: string, value: unknown): unknown =>
    key === 'referenceValue' ? `${this.#root}/${String(value)}` : value;

  async #send(method: string, path: string, body?: object, authorization?: string) {
    const response = await fetch(this.#origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
      ...(body && { body: JSON.stringify(body, this.#completeReference) }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: response.status, text: await response.text() };
  }
}
