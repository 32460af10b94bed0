import { isSigned } from '#domain/staff/journal/signed-collections.ts';

const DOCUMENTS = 'projects/la-fragua/databases/(default)/documents';

/** Firestore's own limit on a commit. */
const BATCH = 500;

export type Plain = string | number | boolean | null | Date | readonly Plain[] | { readonly [name: string]: Plain };

function toValue(plain: Plain): object {
  if (plain === null) return { nullValue: null };
  if (plain instanceof Date) return { timestampValue: plain.toISOString() };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number')
    return Number.isSafeInteger(plain)
      ? { integerValue: String(plain) }
      : { doubleValue: Number.isFinite(plain) ? plain : String(plain) };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } };
  return { mapValue: { fields: toFields(plain as { readonly [name: string]: Plain }) } };
}

const toFields = (fields: { readonly [name: string]: Plain }): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));

/** Documents of the store, read and written by the test itself through the same REST address that any client uses. */
export interface Documents {
  /** Sets the named fields, stamps the server's time and counts the revision; the others stay. */
  update(path: string, fields: { readonly [name: string]: Plain }): Promise<void>;
  /** The whole document as given, without a stamp: for collections that keep none. */
  put(path: string, fields: { readonly [name: string]: Plain }): Promise<void>;
  /** The whole document as given, with the server's time. */
  replace(path: string, fields: { readonly [name: string]: Plain }): Promise<void>;
  /** The same `update` of many documents, in as few commits as Firestore allows. */
  updateMany(paths: readonly string[], fields: { readonly [name: string]: Plain }): Promise<void>;
  /** As `update` of many new documents, in as few commits as Firestore allows. */
  createMany(collectionId: string, documents: readonly { readonly [name: string]: Plain }[]): Promise<void>;
  /** Deletes the document. */
  remove(path: string): Promise<void>;
  /** Takes fields away and stamps the server's time. */
  removeFields(path: string, names: readonly string[]): Promise<void>;
  /** Ids of the documents whose field has the value. */
  idsWhere(collectionId: string, field: string, value: Plain): Promise<string[]>;
  /** Addresses of every picture that a category or product names. */
  pictures(): Promise<string[]>;
}

/** @param token of somebody signed in, where the deployed rules are in force */
export function documentsAt(origin: string, token?: string): Documents {
  const claims = token === undefined ? null : (JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string });
  /** The person whom the rules want named, where they are in force. */
  const signatureOf = (path: string): { readonly actualizadoPor?: string } =>
    claims && isSigned(path.split('/')[0] ?? '') ? { actualizadoPor: claims.sub } : {};
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const post = async (verb: string, body: object): Promise<unknown> => {
    const ask = () =>
      fetch(`${origin}/v1/${DOCUMENTS}:${verb}`, { method: 'POST', headers, body: JSON.stringify(body) });
    // Tried again where the server closed a kept-alive connection, because the request never reached it.
    const response = await ask().catch(ask);
    if (!response.ok) throw new Error(`${verb}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const write = (path: string, fields: { readonly [name: string]: Plain }, names = Object.keys(fields)) => ({
    update: { name: `${DOCUMENTS}/${path}`, fields: toFields({ ...fields, ...signatureOf(path) }) },
    updateMask: { fieldPaths: [...names, ...Object.keys(signatureOf(path))] },
    updateTransforms: [
      { fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' },
      // The revision is counted up, because readers ignore a document whose revision is not newer.
      ...(names.includes('rev') ? [] : [{ fieldPath: 'rev', increment: { integerValue: '1' } }]),
    ],
  });
  return {
    async update(path, fields) {
      await post('commit', { writes: [write(path, fields)] });
    },
    async put(path, fields) {
      await post('commit', { writes: [{ update: { name: `${DOCUMENTS}/${path}`, fields: toFields(fields) } }] });
    },
    async replace(path, fields) {
      const { update, updateTransforms } = write(path, fields);
      await post('commit', { writes: [{ update, updateTransforms }] });
    },
    async updateMany(paths, fields) {
      const writes = paths.map((path) => write(path, fields));
      for (let at = 0; at < writes.length; at += BATCH) await post('commit', { writes: writes.slice(at, at + BATCH) });
    },
    async createMany(collectionId, documents) {
      const writes = documents.map((fields, at) => write(`${collectionId}/muchos-${at}`, fields));
      for (let at = 0; at < writes.length; at += BATCH) await post('commit', { writes: writes.slice(at, at + BATCH) });
    },
    async remove(path) {
      await post('commit', { writes: [{ delete: `${DOCUMENTS}/${path}` }] });
    },
    async removeFields(path, names) {
      await post('commit', { writes: [write(path, {}, [...names])] });
    },
    async idsWhere(collectionId, field, value) {
      const where = { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: toValue(value) } };
      const answer = (await post('runQuery', { structuredQuery: { from: [{ collectionId }], where } })) as {
        document?: { name: string };
      }[];
      return answer.flatMap(({ document }) =>
        document ? [document.name.slice(document.name.lastIndexOf('/') + 1)] : [],
      );
    },
    async pictures() {
      const answers = await Promise.all(
        ['categories', 'productos'].map((collectionId) =>
          post('runQuery', { structuredQuery: { from: [{ collectionId }] } }),
        ),
      );
      return [...new Set(JSON.stringify(answers).match(/\/demo\/[^"]+/g))];
    },
  };
}
