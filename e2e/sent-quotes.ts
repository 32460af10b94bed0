import { STAFF } from './admin/staff-parts.ts';
import type { BackendProcess } from './backend-process.ts';

const DOCUMENTS = '/v1/projects/la-fragua/databases/(default)/documents';

/** The quotations on the server. */
export const sentQuotes = (backend: BackendProcess): Promise<Record<string, unknown>[]> =>
  readAsStaff(backend, 'cotizaciones');

/** The documents of a collection on the server, read as staff because the rules show them to nobody else. */
export async function readAsStaff(
  { origin }: BackendProcess,
  collectionId: string,
): Promise<Record<string, unknown>[]> {
  const signIn = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`;
  const { idToken } = (await ask(signIn, { ...STAFF, returnSecureToken: true })) as { idToken: string };
  const answer = (await ask(
    `${origin}${DOCUMENTS}:runQuery`,
    { structuredQuery: { from: [{ collectionId }] } },
    { authorization: `Bearer ${idToken}` },
  )) as { document?: { fields: Fields } }[];
  return answer.flatMap(({ document }) => (document ? [plain(document.fields)] : []));
}

async function ask(url: string, body: object, headers = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

type Fields = Record<string, Record<string, unknown>>;

const plain = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

function plainValue(value: Record<string, unknown>): unknown {
  const [kind, inner] = Object.entries(value)[0] ?? [];
  if (kind === 'integerValue') return Number(inner);
  if (kind === 'arrayValue') return ((inner as { values?: Record<string, unknown>[] }).values ?? []).map(plainValue);
  if (kind === 'mapValue') return plain((inner as { fields?: Fields }).fields ?? {});
  return inner;
}
