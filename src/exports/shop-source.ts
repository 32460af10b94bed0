import * as v from 'valibot';
import { ARCHIVED_FOLDERS } from '#domain/staff/archive/shop-archive.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { documentName } from '#rest/documents-url.ts';
import { RestError } from '#rest/rest-error.ts';
import type { RestDocument } from '#rest/rest-values.ts';
import { runQuery } from '#rest/run-query.ts';

const PAGE = 300;
/** HTTP's word for what is not there. */
const GONE = 404;

/** How the shop is read: the backend, and a token that is valid now. */
export interface ShopSource {
  readonly config: BackendConfig;
  readonly freshToken: () => Promise<string>;
}

/** All documents of a collection by id, a page at a time. @param parent `cargas/c1`, for a collection below a document */
export async function* documentPages(
  { config, freshToken }: ShopSource,
  collectionId: string,
  parent = '',
): AsyncGenerator<readonly RestDocument[]> {
  let last: string | null = null;
  for (;;) {
    const from: object = {
      from: [{ collectionId }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: PAGE,
      ...(last !== null && { startAt: { values: [{ referenceValue: last }], before: false } }),
    };
    const { documents } = await runQuery(config, from, await freshToken(), parent);
    if (documents.length > 0) yield documents;
    const end = documents.at(-1);
    if (!end || documents.length < PAGE) return;
    last = documentName(config, end.name.slice(end.name.indexOf('/documents/') + '/documents/'.length));
  }
}

const listing = v.object({
  items: v.optional(v.array(v.object({ name: v.string() })), []),
  nextPageToken: v.optional(v.string()),
});

const filesUrl = ({ config }: ShopSource): string => {
  const host = config.embedded ? '' : 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${config.storageBucket ?? `${config.projectId}.appspot.com`}/o`;
};

/** The names of all uploaded files. Rejects with the signal's reason when it is aborted. */
export async function fileNames(source: ShopSource, signal: AbortSignal): Promise<readonly string[]> {
  const names: string[] = [];
  for (const folder of ARCHIVED_FOLDERS) names.push(...(await namesThatBegin(source, folder, signal)));
  return names;
}

async function namesThatBegin(source: ShopSource, prefix: string, signal: AbortSignal): Promise<readonly string[]> {
  const names: string[] = [];
  let pageToken: string | undefined;
  do {
    const params = new URLSearchParams({ prefix, ...(pageToken && { pageToken }) });
    const answer = await fetchWithToken(source, `${filesUrl(source)}?${params}`, signal);
    const { items, nextPageToken } = v.parse(listing, await answer.json());
    names.push(...items.map(({ name }) => name));
    pageToken = nextPageToken;
  } while (pageToken);
  return names;
}

/**
 * The bytes of an uploaded file; `null` of one that was deleted since it was listed, which a list made anew has to say: the answer «not there» may be
 * that of a proxy. Rejects with the signal's reason when it is aborted.
 */
export async function fileBytes(
  source: ShopSource,
  name: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const answer = await fetchWithToken(source, `${filesUrl(source)}/${encodeURIComponent(name)}?alt=media`, signal);
    return new Uint8Array(await answer.arrayBuffer());
  } catch (reason) {
    const isGone = reason instanceof RestError && reason.status === GONE;
    if (isGone && !(await namesThatBegin(source, name, signal)).includes(name)) return null;
    throw reason;
  }
}

async function fetchWithToken({ freshToken }: ShopSource, address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { headers: { Authorization: `Firebase ${await freshToken()}` }, signal });
  if (!answer.ok) throw new RestError(address, answer.status);
  return answer;
}
