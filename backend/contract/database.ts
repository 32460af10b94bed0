import { randomUUID } from 'node:crypto';
import { exchange } from './exchange.ts';
import { target } from './target.ts';
import type { Fields, Value } from './values.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Answer {
  status: number;
  /** `OK`, or the machine-readable code of the error (`INVALID_ARGUMENT` …), or `none` when the body is not the protocol's error. */
  code: string;
  body: Json;
  text: string;
}

export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

export interface Transform {
  fieldPath: string;
  setToServerValue?: 'REQUEST_TIME';
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values: Value[] };
  removeAllFromArray?: { values: Value[] };
}

export interface Write {
  update?: { name: string; fields?: Fields };
  delete?: string;
  verify?: string;
  transform?: { document: string; fieldTransforms: Transform[] };
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: Transform[];
  currentDocument?: Precondition;
}

export interface StoredDocument {
  name: string;
  fields?: Fields;
  createTime: string;
  updateTime: string;
}

export interface CommitBody {
  writeResults?: { updateTime?: string; transformResults?: Value[] }[];
  commitTime?: string;
}

/** One request as it is, for any path of the server. */
export async function request(
  method: string,
  path: string,
  body?: string | object,
  headers?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const payload = typeof body === 'object' ? JSON.stringify(body) : body;
  const { status, text } = await exchange(method, target.origin + path, 'text/plain', payload, headers);
  const parsed = parseOrNull(text);
  return { status, code: status === 200 ? 'OK' : errorCode(parsed), body: parsed, text };
}

function parseOrNull(text: string): Json {
  try {
    return JSON.parse(text, oneSpelling) as Json;
  } catch {
    return null;
  }
}

/** The protocol has several spellings of null, of zero, of what is empty and of whole seconds; compare one. */
function oneSpelling(key: string, value: unknown): unknown {
  if (key === 'nullValue') return 'NULL_VALUE';
  if (key === 'mapValue') return { fields: {}, ...Object(value) };
  if (key === 'timestampValue' && typeof value === 'string')
    return value.replace(/\.?0+Z$/, (zeros) => (zeros.startsWith('.') ? 'Z' : zeros));
  if (key === 'geoPointValue') return { latitude: 0, longitude: 0, ...Object(value) };
  if (key === 'arrayValue') return { values: [], ...Object(value) };
  return value;
}

/** Calls that stream send their error as the one element of a list, the others bare. */
function errorCode(body: Json): string {
  const bare = Array.isArray(body) ? body[0] : body;
  if (bare === null || typeof bare !== 'object' || Array.isArray(bare)) return 'none';
  const error = bare?.['error'];
  if (error === null || typeof error !== 'object' || Array.isArray(error)) return 'none';
  return typeof error?.['status'] === 'string' ? error['status'] : 'none';
}

/** `400 INVALID_ARGUMENT`: what a client may rely on of an answer that failed. */
export const outcome = (answer: Answer): string => `${answer.status} ${answer.code}`;

/** A database of its own for one test: the project id has never been used before. */
export class Database {
  readonly project = `contrato-${randomUUID().slice(0, 13)}`;
  readonly path = `projects/${this.project}/databases/(default)`;
  readonly root = `${this.path}/documents`;

  name(path: string): string {
    return `${this.root}/${path}`;
  }

  /** A unary call on the root or, with `parent`, below a document. */
  call(verb: string, body: string | object, parent = ''): Promise<Answer> {
    return request('POST', `/v1/${this.root}${parent && `/${parent}`}:${verb}`, body);
  }

  rest(method: string, path: string, body?: string | object): Promise<Answer> {
    return request(method, `/v1/${this.root}/${path}`, body);
  }

  /** The same by the administrator, as the libraries for servers call themselves on an emulator. */
  administer(method: string, path: string, body?: object): Promise<Answer> {
    return request(method, `/v1/${this.root}${path}`, body, { authorization: 'Bearer owner' });
  }

  set(path: string, fields: Fields): Write {
    return { update: { name: this.name(path), fields } };
  }

  commit(writes: Write[], transaction?: string): Promise<Answer> {
    return this.call('commit', transaction === undefined ? { writes } : { writes, transaction });
  }

  /** A commit that has to succeed. */
  async write(...writes: Write[]): Promise<CommitBody> {
    const answer = await this.commit(writes);
    if (answer.status !== 200) throw new Error(`commit: ${answer.status} ${answer.text}`);
    return answer.body as CommitBody;
  }

  /** Documents by path, in one commit. */
  seed(documents: Record<string, Fields>): Promise<CommitBody> {
    return this.write(...Object.entries(documents).map(([path, fields]) => this.set(path, fields)));
  }

  async read(path: string): Promise<StoredDocument | undefined> {
    const answer = await this.rest('GET', path);
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw new Error(`get: ${answer.status} ${answer.text}`);
    return answer.body as unknown as StoredDocument;
  }

  /** The fields of a collection's documents, by id. */
  async list(collection: string): Promise<Fields[]> {
    const answer = await this.rest('GET', collection);
    const { documents = [] } = answer.body as { documents?: { fields?: Fields }[] };
    return documents.map(({ fields }) => fields ?? {});
  }

  async fields(path: string): Promise<Fields | undefined> {
    const document = await this.read(path);
    return document && (document.fields ?? {});
  }
}
