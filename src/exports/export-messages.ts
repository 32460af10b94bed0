import type { TabledProduct, TableNames } from '#domain/staff/products/product-table.ts';

export type ExportForm = 'xlsx' | 'csv';

/** The page's messages to the worker: the names once, the products in parts, and the end. */
export type ToExportWorker =
  | { readonly kind: 'names'; readonly names: TableNames; readonly hasPrivate: boolean }
  | { readonly kind: 'products'; readonly products: readonly TabledProduct[] }
  | { readonly kind: 'write'; readonly form: ExportForm };

/** One answer to each message but the first: how many products have their row, and at the end the file. */
export type FromExportWorker =
  | { readonly kind: 'rows'; readonly count: number }
  | { readonly kind: 'file'; readonly file: Blob };
