import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { type DeltaCursor, type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { type ParsedDocuments, parseDocuments, type StoredDocument } from '#domain/catalogue/stored-document.ts';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { POINTER_ID, parsePointer, type SnapshotPointer } from '#domain/snapshot/pointer.ts';
import { WINDOW_LIMIT, type WindowStart } from '#domain/snapshot/reader.ts';
import { type BackendConfig, documentsUrl } from './backend-address.ts';
import {
  parseDocumentAnswer,
  parseQueryAnswer,
  queryReadTime,
  type RestDocument,
  restToStoredDocument,
} from './rest-values.ts';

/** Products behind a place in the order of writes, as many as the rules let a visitor list at once. */
export interface ProductPage {
  readonly read: ParsedDocuments<ProductRow>;
  /** The last document of a full page, readable or not: more may follow behind it. */
  readonly end: DeltaCursor | null;
  /** Server time as of which the page holds. */
  readonly readTime: Instant | null;
}

/**
 * The first data and the delta, by plain `fetch` from Firestore's REST address: the SDK weighs more than the whole shop, so what a visitor
 * needs at once does not wait for it. Both backends serve this address.
 */
export interface BootFeed {
  readMenus(): Promise<{ categories: ParsedDocuments<Category>; labels: ParsedDocuments<Label> }>;
  /** `none` when the server says that nothing has been published. */
  readPointer(): Promise<SnapshotPointer | 'none' | 'unreadable'>;
  readProducts(start: WindowStart): Promise<ProductPage>;
}

export function createBootFeed(config: BackendConfig): BootFeed {
  const url = documentsUrl(config);
  const key = `key=${encodeURIComponent(config.apiKey)}`;
  const root = `projects/${config.projectId}/databases/(default)/documents`;

  const runQuery = async (structuredQuery: object): Promise<unknown> => {
    // A string body goes as text/plain, as the SDK sends it, so no preflight comes before the first data.
    const response = await fetch(`${url}:runQuery?${key}`, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery }),
    });
    if (!response.ok) throw new Error(`runQuery: ${response.status}`);
    return response.json();
  };

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
      const page = parseQueryAnswer(await runQuery(query(collectionId, [], last && [{ referenceValue: last.name }])));
      documents.push(...page);
      if (page.length < WINDOW_LIMIT) return documents.map(restToStoredDocument);
    }
  };

  return {
    async readMenus() {
      const [categories, labels] = await Promise.all([readAll('categories'), readAll('etiquetas')]);
      return {
        categories: parseDocuments(categories, parseCategory),
        labels: parseDocuments(labels, parseLabel),
      };
    },

    async readPointer() {
      const response = await fetch(`${url}/publicado/${POINTER_ID}?${key}`, { cache: 'no-store' });
      if (response.status === 404) return 'none';
      if (!response.ok) throw new Error(`publicado/${POINTER_ID}: ${response.status}`);
      const pointer = parsePointer(restToStoredDocument(parseDocumentAnswer(await response.json())).fields);
      // Not ours to mend and no reason to stop: the catalogue goes on with what was published before.
      if (!pointer.ok) console.warn(`publicado/${POINTER_ID}: ${pointer.error.problem}`);
      return pointer.ok ? pointer.value : 'unreadable';
    },

    async readProducts(start) {
      // Behind a document, never behind its time alone: a batch shares one time.
      const after = start && [
        { timestampValue: start.actualizado },
        ...(start.id === null ? [] : [{ referenceValue: `${root}/productos/${start.id}` }]),
      ];
      const json = await runQuery(query('productos', ['actualizado'], after ?? undefined));
      const documents = parseQueryAnswer(json);
      return {
        read: parseDocuments(documents.map(restToStoredDocument), parseProductRow),
        end: documents.length === WINDOW_LIMIT ? cursorOf(documents.at(-1)) : null,
        readTime: queryReadTime(json),
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
