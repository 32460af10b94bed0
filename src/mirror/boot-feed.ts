import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { type DeltaCursor, type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { type ParsedDocuments, parseDocuments, type StoredDocument } from '#domain/catalogue/stored-document.ts';
import { type BackendConfig, documentsUrl } from './backend-address.ts';
import { parseQueryAnswer, type RestDocument, restToStoredDocument } from './rest-values.ts';

/** Public reads carry a limit: the rules refuse a list without one. */
const PAGE = 300;

/** Values of the fields in `orderBy`, the document last: what follows starts behind them. */
type Position = readonly unknown[];

/**
 * The first data and the delta, by plain `fetch` from Firestore's REST address: the SDK weighs more than the whole shop, so what a visitor
 * needs at once does not wait for it. Both backends serve this address.
 */
export interface BootFeed {
  readMenus(): Promise<{ categories: ParsedDocuments<Category>; labels: ParsedDocuments<Label> }>;
  /** Pages of products written after `since`, oldest write first; from the beginning without it. */
  readProducts(since: DeltaCursor | null, onPage: (page: ParsedDocuments<ProductRow>) => void): Promise<void>;
}

export function createBootFeed(config: BackendConfig): BootFeed {
  const url = `${documentsUrl(config)}:runQuery?key=${encodeURIComponent(config.apiKey)}`;

  const root = `projects/${config.projectId}/databases/(default)/documents`;

  const runQuery = async (structuredQuery: object): Promise<RestDocument[]> => {
    // A string body goes as text/plain, as the SDK sends it, so no preflight comes before the first data.
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) });
    if (!response.ok) throw new Error(`runQuery: ${response.status}`);
    return parseQueryAnswer(await response.json());
  };

  /** Page by page; the next one starts behind the last document, never behind its time: a batch shares one time. */
  async function* pages(
    collectionId: string,
    orderBy: readonly string[],
    start?: Position,
  ): AsyncGenerator<RestDocument[]> {
    let after = start;
    for (;;) {
      const page = await runQuery({
        from: [{ collectionId }],
        orderBy: [...orderBy, '__name__'].map((fieldPath) => ({ field: { fieldPath } })),
        limit: PAGE,
        ...(after && { startAt: { values: after, before: false } }),
      });
      if (page.length > 0) yield page;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = [...orderBy.map((field) => last.fields[field]), { referenceValue: last.name }];
    }
  }

  const readAll = async (collectionId: string): Promise<StoredDocument[]> => {
    const documents: StoredDocument[] = [];
    for await (const page of pages(collectionId, [])) documents.push(...page.map(restToStoredDocument));
    return documents;
  };

  return {
    async readMenus() {
      const [categories, labels] = await Promise.all([readAll('categories'), readAll('etiquetas')]);
      return {
        categories: parseDocuments(categories, parseCategory),
        labels: parseDocuments(labels, parseLabel),
      };
    },
    async readProducts(since, onPage) {
      const start = since
        ? [{ timestampValue: since.actualizado }, { referenceValue: `${root}/productos/${since.id}` }]
        : undefined;
      for await (const page of pages('productos', ['actualizado'], start)) {
        onPage(parseDocuments(page.map(restToStoredDocument), parseProductRow));
      }
    },
  };
}
