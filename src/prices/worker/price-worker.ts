import { tableToCsv, type WrittenRow } from '#domain/kernel/written-table.ts';
import { cellText, type Sheet } from '#domain/price-import/cell.ts';
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

/** The list that is open. */
interface OpenList {
  readonly draftId: string;
  readonly name: string;
  readonly sheets: readonly Sheet[];
  readonly prices: PriceImport;
  /** What a person decided of its columns, as its marks are kept with. */
  choicesText: string;
  /** It was opened from the device and not compared since: its marks are still there. */
  isFirstReview: boolean;
  /** The prices to be written, once they are asked for. */
  lots: readonly (readonly LotRow[])[];
}

let list = toOpenList({ id: '', name: '', isKept: false }, []);
let products: readonly CurrentProduct[] = [];
/** Parts of the next catalogue, until the last one is there. */
let arriving: readonly CurrentProduct[] = [];
const writer = createDraftWriter();

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
    if (!draft.isKept) writer.begin(draft.id, { name: draft.name, bytes: bytes.buffer });
    list = toOpenList(draft, read.value.sheets);
    list.prices.setProducts(products);
    const sheets = list.sheets.map(({ name, rows, isHidden }) => ({ name, rows: rows.length, isHidden }));
    return { ok: true, value: { sheets, text: read.value.text, hash, view: viewOf() } };
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
    list.prices.setProducts(products);
    return null;
  },
  sheet({ sheet, header }) {
    list.prices.openSheet(sheet, header);
    return viewOf();
  },
  propose({ decided, suppliers }) {
    const match = list.prices.suppliers.choose(suppliers);
    return { ...list.prices.propose(decided, match?.memory ?? null), match };
  },
  lists({ lists }) {
    list.prices.suppliers.setLists(lists);
    return null;
  },
  supplier({ supplier }) {
    list.prices.suppliers.setSupplier(supplier);
    return null;
  },
  async review({ choices, thresholds }) {
    const reviewed = list;
    reviewed.choicesText = JSON.stringify(choices);
    const kept = reviewed.isFirstReview ? await draftMarks(reviewed.draftId, reviewed.choicesText) : undefined;
    reviewed.isFirstReview = false;
    const review = reviewed.prices.review(choices, thresholds, kept);
    keepMarks();
    return review;
  },
  page: ({ query, from, to }) => list.prices.page(query, from, to),
  mark({ what, which, on }) {
    const lines = 'lines' in which ? which.lines : list.prices.linesOf(which.query);
    list.prices[what](lines, on);
    keepMarks();
    return list.prices.recount();
  },
  recount: () => list.prices.recount(),
  correct({ line, text }) {
    list.prices.correct(line, text);
    keepMarks();
    return list.prices.recount();
  },
  plan() {
    list.lots = list.prices.plan();
    return { lots: list.lots.length, rows: list.lots.reduce((sum, lot) => sum + lot.length, 0) };
  },
  lot: ({ number }) => list.lots[number] ?? [],
  aside: ({ form }) => toFile(list.prices.asideRows(), 'Filas apartadas', form),
  missing: ({ form }) => toFile(list.prices.missingRows(), 'Artículos que faltan', form),
  articles: () => list.prices.newArticles(),
  firstList: ({ iva }) => firstList(list.sheets, list.name, iva),
  applied: () => list.prices.appliedList(),
  errors: ({ form }) => toFile(list.prices.errorRows(), 'Errores', form),
  template: ({ form }) => toFile(templateRows(products), 'Precios', form),
};

function toOpenList({ id, name, isKept }: PriceAsks['open']['ask']['draft'], sheets: readonly Sheet[]): OpenList {
  const prices = createPriceImport(sheets, name);
  return { draftId: id, name, sheets, prices, choicesText: '', isFirstReview: isKept, lots: [] };
}

function keepMarks(): void {
  const { draftId, choicesText, prices } = list;
  writer.marks(draftId, choicesText, () => prices.marks());
}

function viewOf(): TableView {
  const { columns, header, body } = list.prices.table();
  const rows = list.sheets[list.prices.sheet()]?.rows ?? [];
  const title = header.rows.at(-1);
  return {
    sheet: list.prices.sheet(),
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
