import { tableToCsv, type WrittenRow } from '#domain/kernel/written-table.ts';
import { type TableNames, tableRow, tableTitles } from '#domain/staff/products/product-table.ts';
import { loadWriter } from '#lazy/legacy-workbooks.ts';
import type { ExportForm, FromExportWorker, ToExportWorker } from '../export-messages.ts';

let names: TableNames = { categories: new Map(), labels: new Map(), claves: new Map() };
let hasPrivate = false;
const rows: WrittenRow[] = [];

addEventListener('message', ({ data }: MessageEvent<ToExportWorker>) => {
  // Reported, so that the page sees the error: otherwise it would wait for the answer for ever.
  handle(data).catch((reason: unknown) => reportError(reason));
});

async function handle(message: ToExportWorker): Promise<void> {
  switch (message.kind) {
    case 'names':
      ({ names, hasPrivate } = message);
      rows.push(tableTitles(hasPrivate));
      return;
    case 'products':
      for (const one of message.products) rows.push(tableRow(one, names, hasPrivate));
      return tell({ kind: 'rows', count: rows.length - 1 });
    case 'write':
      return tell({ kind: 'file', file: await toFile(message.form) });
  }
}

const tell = (message: FromExportWorker): void => postMessage(message);

async function toFile(form: ExportForm): Promise<Blob> {
  if (form === 'csv') return new Blob([tableToCsv(rows)], { type: 'text/csv;charset=utf-8' });
  const { writeWorkbook } = await loadWriter();
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new Blob([writeWorkbook('Catálogo', rows)], { type });
}
