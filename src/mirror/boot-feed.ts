import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
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
import type { ReadWords } from './words-follower.ts';

/** The products after a position in the order of writes, as many as the rules let a visitor list at once. */
export interface ProductPage {
  readonly read: ParsedDocuments<ProductRow>;
  /** The last document of a full page, readable or not: more may follow it. */
  readonly end: DeltaCursor | null;
  /** Server time as of which the page holds. */
  readonly readTime: Instant | null;
}

/**
 * The first data and the delta, by plain `fetch` from Firestore's REST address: the SDK is larger than the whole shop, so what a visitor
 * needs at once does not wait for it. Both backends serve this address.
 */
export interface BootFeed {
  readMenus(): Promise<{ categories: ParsedDocuments<Category>; labels: ParsedDocuments<Label> }>;
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

  const readAll = async (collectionId: string): Promise<StoredDocument[]> => {
    const documents: RestDocument[] = [];
    for (;;) {
      const last = documents.at(-1);
      const page = await runQuery(config, query(collectionId, [], last && [{ referenceValue: last.name }]));
      documents.push(...page.documents);
      if (page.documents.length < WINDOW_LIMIT) return documents.map(restToStoredDocument);
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
    async readMenus() {
      const [categories, labels] = await Promise.all([readAll('categories'), readAll('etiquetas')]);
      return {
        categories: parseDocuments(categories, parseCategory),
        labels: parseDocuments(labels, parseLabel),
      };
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
