import { tableToCsv, type WrittenRow } from '#domain/kernel/written-table.ts';
import { cellText } from '#domain/price-import/cell.ts';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import { firstList } from '#domain/price-import/first-list.ts';
import { createPriceImport, type PriceImport } from '#domain/price-import/price-import.ts';
import { templateRows } from '#domain/price-import/template.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import { loadLegacy, loadWriter } from '#lazy/legacy-workbooks.ts';
import { readFile } from '#spreadsheet/read-file.ts';
import { draftMarks } from '../price-draft.ts';
import type { FileForm, FromPriceWorker, PriceAsk, PriceAsks, TableView, ToPriceWorker } from '../price-messages.ts';
import { createDraftWriter } from './draft-writer.ts';

// Everything from the bytes of a file to the lots to be written happens in this worker. The page receives only the rows that it shows.
let priceImport: PriceImport = createPriceImport([]);
let products: readonly CurrentProduct[] = [];
/** Parts of the next catalogue, until the last one is there. */
let arriving: CurrentProduct[] = [];
let lots: LotRow[][] = [];
let sheets: Parameters<typeof createPriceImport>[0] = [];
const writer = createDraftWriter();
let draftId = '';
let fileName = '';
let choicesText = '';
/** The list was opened from the device and not compared since: its marks are still there. */
let isFirstReview = false;

type Handlers = {
  readonly [Kind in PriceAsk]: (
    ask: PriceAsks[Kind]['ask'],
  ) => PriceAsks[Kind]['answer'] | Promise<PriceAsks[Kind]['answer']>;
};

const handlers: Handlers = {
  async open({ file, encoding, draft }) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const hash = hex(await crypto.subtle.digest('SHA-256', bytes));
    const read = await readFile(bytes, loadLegacy, encoding);
    if (!read.ok) return read;
    sheets = read.value.sheets;
    draftId = draft.id;
    fileName = draft.name;
    isFirstReview = draft.isKept;
    if (!draft.isKept) writer.begin(draft.id, { name: draft.name, bytes: bytes.buffer });
    priceImport = createPriceImport(sheets, draft.name);
    priceImport.setProducts(products);
    const list = sheets.map(({ name, rows, isHidden }) => ({ name, rows: rows.length, isHidden }));
    return { ok: true, value: { sheets: list, text: read.value.text, hash, view: viewOf() } };
  },
  keep(head) {
    writer.head(head);
    return null;
  },
  async settle() {
    await writer.settled();
    return null;
  },
  products({ products: some, isFirst, isLast }) {
    arriving = isFirst ? [...some] : arriving.concat(some);
    if (!isLast) return null;
    products = arriving;
    priceImport.setProducts(products);
    return null;
  },
  sheet({ sheet, header }) {
    priceImport.openSheet(sheet, header);
    return viewOf();
  },
  propose({ decided, suppliers }) {
    const match = priceImport.suppliers.choose(suppliers);
    return { ...priceImport.propose(decided, match?.memory ?? null), match };
  },
  lists({ lists: some }) {
    priceImport.suppliers.setLists(some);
    return null;
  },
  supplier({ supplier }) {
    priceImport.suppliers.setSupplier(supplier);
    return null;
  },
  async review({ choices, thresholds }) {
    choicesText = JSON.stringify(choices);
    const kept = isFirstReview ? await draftMarks(draftId, choicesText) : undefined;
    isFirstReview = false;
    const review = priceImport.review(choices, thresholds, kept);
    keepMarks();
    return review;
  },
  page: ({ query, from, to }) => priceImport.page(query, from, to),
  mark({ what, which, on }) {
    const lines = 'lines' in which ? which.lines : priceImport.linesOf(which.query);
    priceImport[what](lines, on);
    keepMarks();
    return priceImport.recount();
  },
  recount: () => priceImport.recount(),
  correct({ line, text }) {
    priceImport.correct(line, text);
    keepMarks();
    return priceImport.recount();
  },
  plan() {
    lots = priceImport.plan();
    return { lots: lots.length, rows: lots.reduce((sum, lot) => sum + lot.length, 0) };
  },
  lot: ({ number }) => lots[number] ?? [],
  aside: ({ form }) => toFile(priceImport.asideRows(), 'Filas apartadas', form),
  missing: ({ form }) => toFile(priceImport.missingRows(), 'Artículos que faltan', form),
  articles: () => priceImport.newArticles(),
  firstList: ({ iva }) => firstList(sheets, fileName, iva),
  applied: () => priceImport.appliedList(),
  errors: ({ form }) => toFile(priceImport.errorRows(), 'Errores', form),
  template: ({ form }) => toFile(templateRows(products), 'Precios', form),
};

function keepMarks(): void {
  writer.marks(draftId, choicesText, () => priceImport.marks());
}

function viewOf(): TableView {
  const { columns, header, body } = priceImport.table();
  const rows = sheets[priceImport.sheet()]?.rows ?? [];
  const title = header.rows.at(-1);
  return {
    sheet: priceImport.sheet(),
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
  // Reported, so that the page sees the error: otherwise it would wait for the answer for ever.
  answer(data).catch((reason: unknown) => reportError(reason));
});

async function answer({ ticket, kind, ask }: ToPriceWorker): Promise<void> {
  // The pair of kind and ask was made by `PriceReader.ask`, whose type ties them together; a union cannot say so here.
  const handle = handlers[kind] as (ask: unknown) => Promise<FromPriceWorker['answer']>;
  postMessage({ ticket, answer: await handle(ask) } satisfies FromPriceWorker);
}
