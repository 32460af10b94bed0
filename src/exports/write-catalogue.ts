import type { TabledProduct, TableNames } from '#domain/staff/products/product-table.ts';
import type { ExportForm, FromExportWorker, ToExportWorker } from './export-messages.ts';

/** In parts, because copying ten thousand products in one message would block the page for longer than a frame. */
const PART = 500;

interface CatalogueToWrite {
  readonly products: readonly TabledProduct[];
  readonly names: TableNames;
  /** Whether costs and the other private fields have columns. */
  readonly hasPrivate: boolean;
  readonly form: ExportForm;
}

/**
 * Writes a spreadsheet in a worker, which ends with it. Rejects when the worker cannot, and with the signal's reason when it is aborted.
 * @param onRows told how many products have their row
 */
export function writeCatalogue(
  { products, names, hasPrivate, form }: CatalogueToWrite,
  onRows: (count: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const worker = new Worker(new URL('./worker/export-worker.ts', import.meta.url), {
    type: 'module',
    name: 'exportar',
  });
  const send = (message: ToExportWorker): void => worker.postMessage(message);
  const written = new Promise<Blob>((resolve, reject) => {
    const next = (sent: number): void => {
      if (sent < products.length) send({ kind: 'products', products: products.slice(sent, sent + PART) });
      else send({ kind: 'write', form });
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromExportWorker>) => {
      if (data.kind === 'file') return resolve(data.file);
      onRows(data.count);
      next(data.count);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The export worker did not start.')));
    signal.addEventListener('abort', () => reject(signal.reason));
    send({ kind: 'names', names, hasPrivate });
    next(0);
  });
  return written.finally(() => worker.terminate());
}
