import { tableToCsv, type WrittenRow } from '#domain/kernel/written-table.ts';
import { cellText } from '#domain/price-import/cell.ts';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import { createImportDesk, type ImportDesk } from '#domain/price-import/import-desk.ts';
import { memoryFor } from '#domain/price-import/questions.ts';
import { templateRows } from '#domain/price-import/template.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import { loadLegacy, loadWriter } from '#lazy/legacy-workbooks.ts';
import { readFile } from '#spreadsheet/read-file.ts';
import type { FileForm, FromPriceWorker, PriceAsk, PriceAsks, TableView, ToPriceWorker } from '../price-messages.ts';

// Everything between the bytes of a file and the lots to be written happens here: the page only ever sees a screenful of rows.
let desk: ImportDesk = createImportDesk([]);
let products: CurrentProduct[] = [];
let lots: LotRow[][] = [];
let sheets: Parameters<typeof createImportDesk>[0] = [];

type Handlers = {
  readonly [Kind in PriceAsk]: (
    ask: PriceAsks[Kind]['ask'],
  ) => PriceAsks[Kind]['answer'] | Promise<PriceAsks[Kind]['answer']>;
};

const handlers: Handlers = {
  async open({ file, encoding }) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const hash = hex(await crypto.subtle.digest('SHA-256', bytes));
    const read = await readFile(bytes, loadLegacy, encoding);
    if (!read.ok) return read;
    sheets = read.value.sheets;
    desk = createImportDesk(sheets);
    desk.setProducts(products);
    const list = sheets.map(({ name, rows, isHidden }) => ({ name, rows: rows.length, isHidden }));
    return { ok: true, value: { sheets: list, text: read.value.text, hash, view: viewOf() } };
  },
  products({ products: some, isFirst }) {
    products = isFirst ? [...some] : products.concat(some);
    desk.setProducts(products);
    return null;
  },
  sheet({ sheet, header }) {
    desk.openSheet(sheet, header);
    return viewOf();
  },
  propose({ decided, memories }) {
    const memory = memoryFor(desk.table(), memories);
    return { ...desk.propose(decided, memory), memory };
  },
  review: ({ choices, thresholds }) => desk.review(choices, thresholds),
  page: ({ query, from, to }) => desk.page(query, from, to),
  mark({ what, which, on }) {
    const lines = 'lines' in which ? which.lines : desk.linesOf(which.query);
    if (what === 'exclude') desk.exclude(lines, on);
    else desk.confirm(lines, on);
    return desk.recount();
  },
  correct({ line, text }) {
    desk.correct(line, text);
    return desk.recount();
  },
  plan() {
    lots = desk.plan();
    return { lots: lots.length, rows: lots.reduce((sum, lot) => sum + lot.length, 0) };
  },
  lot: ({ number }) => lots[number] ?? [],
  errors: ({ form }) => toFile(desk.errorRows(), 'Errores', form),
  template: ({ form }) => toFile(templateRows(products), 'Precios', form),
};

function viewOf(): TableView {
  const { columns, header, body } = desk.table();
  const rows = sheets[desk.sheet()]?.rows ?? [];
  const title = header.rows.at(-1);
  return {
    sheet: desk.sheet(),
    columns,
    headerRow: title === undefined ? null : (rows[title]?.number ?? null),
    rows: body.length,
    preview: body.slice(0, 5).map(({ cells }) => columns.map(({ index }) => cellText(cells[index]).slice(0, 80))),
    topRows: rows.slice(0, 15).map(({ number, cells }, position) => ({
      position,
      row: number,
      text: cells.map(cellText).filter(Boolean).join(' · ').slice(0, 70),
    })),
  };
}

async function toFile(rows: readonly WrittenRow[], name: string, form: FileForm): Promise<Blob> {
  if (form === 'csv') return new Blob([tableToCsv(rows)], { type: 'text/csv;charset=utf-8' });
  const { writeWorkbook } = await loadWriter();
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new Blob([writeWorkbook(name, rows)], { type });
}

function hex(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

addEventListener('message', ({ data }: MessageEvent<ToPriceWorker>) => {
  // A bug here must reach the page: an unanswered question would wait for ever.
  answer(data).catch((reason: unknown) => reportError(reason));
});

async function answer({ ticket, kind, ask }: ToPriceWorker): Promise<void> {
  // The pair of kind and ask was made by `PriceReader.ask`, whose type ties them together; a union cannot say so here.
  const handle = handlers[kind] as (ask: unknown) => Promise<FromPriceWorker['answer']>;
  postMessage({ ticket, answer: await handle(ask) } satisfies FromPriceWorker);
}
