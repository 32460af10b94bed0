import { type DeltaCursor, type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { type ParsedDocuments, parseDocuments, type StoredDocument } from '#domain/catalogue/stored-document.ts';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { SETTINGS } from '#domain/settings/subjects.ts';
import { POINTER_ID, parsePointer, type SnapshotPointer } from '#domain/snapshot/pointer.ts';
import { WINDOW_LIMIT, type WindowStart } from '#domain/snapshot/reader.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { documentName } from '#rest/documents-url.ts';
import { readDocument } from '#rest/read-document.ts';
import { type RestDocument, restToStoredDocument } from '#rest/rest-values.ts';
import { runQuery } from '#rest/run-query.ts';
import type { MenuName } from './menus-keeper.ts';
import type { ReadWords } from './words-follower.ts';

/** The products after a position in the order of writes, as many as the rules let a visitor list at once. */
export interface ProductPage {
  readonly read: ParsedDocuments<ProductRow>;
  /** The last document of a full page, readable or not: more may follow it. */
  readonly end: DeltaCursor | null;
  /** The server's time when the page was read. */
  readonly readTime: Instant | null;
}

export interface MenuAnswer {
  readonly documents: readonly StoredDocument[];
  /** The server's time when the answer was read. */
  readonly asOf: Instant | null;
}

/**
 * The first data and the delta, by plain `fetch` from Firestore's REST address: the SDK is larger than the whole shop, so what a visitor
 * needs at once does not wait for it. Both backends serve this address.
 */
export interface BootFeed {
  /** The documents of a collection of the menus from a start on, itself included; all of them with `null`. */
  readMenu(name: MenuName, start: WindowStart): Promise<MenuAnswer>;
  /** The documents of the store's settings that were written behind a time; all of them with `null`. */
  readSettings(start: Instant | null): Promise<readonly StoredDocument[]>;
  /** `none` when the server says that nothing has been published. */
  readPointer(): Promise<SnapshotPointer | 'none' | 'unreadable'>;
  readProducts(start: WindowStart): Promise<ProductPage>;
  /** The shop's own words for the search, behind a place in the order of writes. */
  readonly readWords: ReadWords;
}

export function createBootFeed(config: BackendConfig): BootFeed {
  const query = (collectionId: string, orderBy: readonly string[], after?: readonly unknown[]): object => ({
    from: [{ collectionId }],
    orderBy: [...orderBy, '__name__'].map((fieldPath) => ({ field: { fieldPath } })),
    limit: WINDOW_LIMIT,
    ...(after && { startAt: { values: after, before: false } }),
  });

  /** Page by page, so that a shop of any size is read within the rules' limit. */
  const readPages = async (first: object, next: (last: RestDocument) => object): Promise<MenuAnswer> => {
    const documents: RestDocument[] = [];
    let page = await runQuery(config, first);
    const asOf = page.readTime;
    for (;;) {
      documents.push(...page.documents);
      const last = page.documents.at(-1);
      if (!last || page.documents.length < WINDOW_LIMIT)
        return { documents: documents.map(restToStoredDocument), asOf };
      page = await runQuery(config, next(last));
    }
  };

  // After a document, not only after its time, because the documents of one batch share their time.
  const behind = (collectionId: string, start: WindowStart) =>
    start
      ? [
          { timestampValue: start.actualizado },
          ...(start.id === null ? [] : [{ referenceValue: documentName(config, `${collectionId}/${start.id}`) }]),
        ]
      : undefined;

  return {
    readMenu(name, start) {
      // By their keys, because a document without a time is in no query by time.
      if (!start) return readPages(query(name, []), (last) => query(name, [], [{ referenceValue: last.name }]));
      const first = query(name, ['actualizado'], behind(name, start));
      const from = { ...first, startAt: { values: behind(name, start), before: true } };
      return readPages(from, (last) => query(name, ['actualizado'], behind(name, cursorOf(last))));
    },

    async readSettings(start) {
      const { documents } = await runQuery(
        config,
        query(SETTINGS, ['actualizado'], start ? [{ timestampValue: start }] : undefined),
      );
      return documents.map(restToStoredDocument);
    },

    async readPointer() {
      const stored = await readDocument(config, `publicado/${POINTER_ID}`);
      if (!stored) return 'none';
      const pointer = parsePointer(stored.fields);
      // The device cannot repair what was published, so it goes on with the catalogue that it has.
      if (!pointer.ok) console.warn(`publicado/${POINTER_ID}: ${pointer.error.problem}`);
      return pointer.ok ? pointer.value : 'unreadable';
    },

    async readProducts(start) {
      const page = query('productos', ['actualizado'], behind('productos', start));
      const { documents, readTime } = await runQuery(config, page);
      return {
        read: parseDocuments(documents.map(restToStoredDocument), parseProductRow),
        end: documents.length === WINDOW_LIMIT ? cursorOf(documents.at(-1)) : null,
        readTime,
      };
    },

    async readWords(start) {
      const page = query('vocabulario', ['actualizado'], behind('vocabulario', start));
      const { documents } = await runQuery(config, page);
      return {
        documents: documents.map(restToStoredDocument),
        end: documents.length === WINDOW_LIMIT ? cursorOf(documents.at(-1)) : null,
      };
    },
  };
}

function cursorOf(document: RestDocument | undefined): DeltaCursor | null {
  if (!document) return null;
  const { id, fields } = restToStoredDocument(document);
  const actualizado = parseInstant(fields['actualizado']);
  return actualizado && { actualizado, id };
}
