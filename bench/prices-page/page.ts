import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import { openPriceReader, type PriceReader } from '#prices/price-reader.ts';
import { listRow } from '../price-lists.ts';

export interface PriceTimes {
  /** From the file to its rows. */
  readonly read: number;
  /** Matched and compared with as many products. */
  readonly compared: number;
  /** The first screenful of rows is on the page. */
  readonly shown: number;
  readonly rows: number;
  /** Sum of the prices, in centavos. */
  readonly sum: number;
  /** Longest time between two turns of the page's thread. */
  readonly gap: number;
}

const NOTHING: PriceTimes = { read: 0, compared: 0, shown: 0, rows: 0, sum: 0, gap: 0 };
const QUERY = { filter: 'todas', order: 'fila', search: '' } as const;
const THRESHOLDS = { warn: 20, confirm: 50 };

function productsFor(count: number): CurrentProduct[] {
  return Array.from({ length: count }, (_, at): CurrentProduct => {
    const [clave, nombre, , , , , precio] = listRow(at);
    return { id: `p${at}`, clave, nombre, precio: Math.round(precio * 96), vigente: '2026-01-01', rev: 1 };
  });
}

let reader: PriceReader | undefined;

/** The file alone, as the plain readers are given it. */
async function readOurs(address: string): Promise<PriceTimes> {
  const file = await (await fetch(address)).blob();
  const gap = watchGap();
  reader = openPriceReader();
  const begun = performance.now();
  const opened = await reader.open({ blob: file, id: 'bench', name: 'bench', isKept: true }, []);
  if (!opened.ok) throw new Error(opened.error);
  return { ...NOTHING, read: performance.now() - begun, gap: gap() };
}

/** What was read against as many products, up to the first screenful. */
async function compareOurs(count: number): Promise<PriceTimes> {
  if (!reader) throw new Error('Nothing has been read');
  const products = productsFor(count);
  const gap = watchGap();
  await reader.setProducts(products);
  const compareBegun = performance.now();
  const { choices } = await reader.ask('propose', { decided: { iva: 'incluido', precio: 6 }, suppliers: [] });
  await reader.ask('review', { choices, thresholds: THRESHOLDS });
  const compared = performance.now() - compareBegun;
  const pageBegun = performance.now();
  const first = await reader.ask('page', { query: QUERY, from: 0, to: 60 });
  document.body.replaceChildren(
    ...first.rows.map((row) =>
      Object.assign(document.createElement('p'), { textContent: `${row.clave} ${row.nombre} ${row.after}` }),
    ),
  );
  await new Promise(requestAnimationFrame);
  const shown = performance.now() - pageBegun;
  const longest = gap();
  let sum = 0;
  for (let from = 0; from < first.total; from += 1000) {
    const { rows } = await reader.ask('page', { query: QUERY, from, to: from + 1000 });
    for (const { after } of rows) sum += after ?? 0;
  }
  reader.close();
  return { ...NOTHING, compared, shown, rows: first.total, sum, gap: longest };
}

async function measurePlain(how: string, address: string): Promise<PriceTimes> {
  const file = await (await fetch(address)).blob();
  const gap = watchGap();
  const worker = new Worker(new URL('./plain-worker.ts', import.meta.url), { type: 'module' });
  const begun = performance.now();
  const answer = await new Promise<{ rows: number; sum: number }>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data as { rows: number; sum: number }));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage({ how, file });
  });
  const read = performance.now() - begun;
  return { read, compared: 0, shown: 0, ...answer, gap: gap() };
}

/** Starts to watch how long the page's thread is held; the answer ends it. */
function watchGap(): () => number {
  let longest = 0;
  let last = performance.now();
  const channel = new MessageChannel();
  let isOver = false;
  channel.port1.addEventListener('message', () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setTimeout(() => channel.port2.postMessage(null), 1);
  });
  channel.port1.start();
  channel.port2.postMessage(null);
  return () => {
    isOver = true;
    return longest;
  };
}

const measure = (how: string, address: string): Promise<PriceTimes> =>
  how === 'ours' ? readOurs(address) : measurePlain(how, address);
export type Measure = typeof measure;
export type CompareOurs = typeof compareOurs;
Object.assign(globalThis, { measure, compareOurs });
