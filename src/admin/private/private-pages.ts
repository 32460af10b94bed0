import { compareInstants, type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { type StaffDocument, toStaffDocument } from '#domain/staff/journal/staff-document.ts';
import { PRIVATE } from '#domain/staff/products/private-documents.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { documentName } from '#rest/documents-url.ts';
import { restToStoredDocument } from '#rest/rest-values.ts';
import { runQuery } from '#rest/run-query.ts';

/** A place in the order of writes: after a time, or after a document of that time. */
export interface WritePlace {
  readonly actualizado: Instant;
  readonly id: string | null;
}

/** Where a page begins. By id everything is read, by write what was written since. */
export type PrivateStart =
  | { readonly order: 'id'; readonly after: string | null }
  | { readonly order: 'write'; readonly after: WritePlace };

export interface PrivatePage {
  readonly documents: readonly StaffDocument[];
  /** Where each of them stands in the order of writes. */
  readonly places: readonly WritePlace[];
  /** Where the next page begins; `null` behind the last one. */
  readonly next: PrivateStart | null;
  /** The server's time when the page was read. */
  readonly readTime: Instant | null;
}

export type ReadPrivatePage = (start: PrivateStart) => Promise<PrivatePage>;

const PAGE = 300;

interface PrivatePagesParts {
  readonly readConfig: () => Promise<BackendConfig>;
  readonly freshToken: () => Promise<unknown>;
}

/**
 * Reads private documents by REST: through the SDK ten thousand of them would also be written to its own cache, one by one, and its answers do not
 * say as of when they hold. Rejects without a server, and where the person has no right to them.
 */
export function createPrivatePages({ readConfig, freshToken }: PrivatePagesParts): ReadPrivatePage {
  return async (start) => {
    const [config, token] = await Promise.all([readConfig(), freshToken()]);
    const { documents, readTime } = await runQuery(config, queryOf(config, start), String(token));
    const stored = documents.map(restToStoredDocument);
    const places = stored.flatMap(({ id, fields }): WritePlace[] => {
      const actualizado = parseInstant(fields['actualizado']);
      return actualizado ? [{ actualizado, id }] : [];
    });
    const [lastId, lastPlace] = [stored.at(-1)?.id ?? null, places.at(-1)];
    const behind: PrivateStart | null =
      start.order === 'id' ? { order: 'id', after: lastId } : lastPlace ? { order: 'write', after: lastPlace } : null;
    return {
      documents: stored.map(toStaffDocument),
      places,
      next: documents.length === PAGE ? behind : null,
      readTime,
    };
  };
}

function queryOf(config: BackendConfig, start: PrivateStart): object {
  const nameOf = (id: string): object => ({ referenceValue: documentName(config, `${PRIVATE}/${id}`) });
  const values =
    start.order === 'id'
      ? start.after !== null && [nameOf(start.after)]
      : [
          { timestampValue: start.after.actualizado },
          // After a document and not only after its time, because the documents of one commit share their time.
          ...(start.after.id === null ? [] : [nameOf(start.after.id)]),
        ];
  return {
    from: [{ collectionId: PRIVATE }],
    orderBy: [...(start.order === 'write' ? ['actualizado'] : []), '__name__'].map((fieldPath) => ({
      field: { fieldPath },
    })),
    limit: PAGE,
    ...(values && { startAt: { values, before: false } }),
  };
}

/** The most documents with which a listener may start. It carries 300, and one that begins full would be caught up with for ever. */
const TAIL_START = 100;

/**
 * Where a listener starts that is to hear of all that is written behind `since`. Where very much was written since then it starts among the last of
 * it, and what still lands before that place is read with the next delta.
 */
export function tailStart(places: readonly WritePlace[], since: Instant): WritePlace {
  const recent = places
    .filter(({ actualizado }) => compareInstants(actualizado, since) > 0)
    .toSorted((a, b) => compareInstants(a.actualizado, b.actualizado) || ((a.id ?? '') < (b.id ?? '') ? -1 : 1));
  return recent.at(-TAIL_START - 1) ?? { actualizado: since, id: null };
}
