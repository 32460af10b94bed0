import type { Thresholds } from './choices.ts';
import { type ClaveIndex, type CurrentProduct, foldClave, isCutClave } from './clave-match.ts';
import type { DiffRow, RowDoubt, RowProblem } from './diff-row.ts';
import type { PriceLine } from './read-lines.ts';
import { isOtherUnit } from './units.ts';

export interface DiffInput {
  readonly lines: readonly PriceLine[];
  readonly products: readonly CurrentProduct[];
  readonly claves: ClaveIndex;
  readonly looseClaves: boolean;
  readonly thresholds: Thresholds;
}

/** Compares every line of the file with the current prices. The rows that the review shows are the rows that are written. */
export function diffPrices(input: DiffInput): DiffRow[] {
  const found = input.lines.map((line) => findProduct(line, input));
  const linesByProduct = new Map<number, ProductLines>();
  found.forEach(({ product }, at) => {
    const price = input.lines[at]?.price;
    if (product === null || !price || price.kind === 'blank') return;
    const centavos = price.kind === 'price' ? price.centavos : null;
    const named = linesByProduct.get(product);
    if (!named) {
      linesByProduct.set(product, { lines: [at], centavos, agree: centavos !== null });
      return;
    }
    if (named.lines.length < MOST_LINES) named.lines.push(at);
    named.agree &&= named.centavos === centavos;
  });
  return input.lines.map((line, at) => {
    const hit = found[at] ?? { product: null, problem: null, isLoose: false };
    return compareLine(
      line,
      at,
      hit,
      (hit.product === null ? undefined : linesByProduct.get(hit.product)) ?? NO_LINES,
      input,
    );
  });
}

/** The lines that name one product. */
interface ProductLines {
  /** Only the first few, because a file may name one product a hundred thousand times. */
  readonly lines: number[];
  readonly centavos: number | null;
  /** Whether all of them say the same price. */
  agree: boolean;
}

const MOST_LINES = 8;
const NO_OTHERS: readonly number[] = [];
const NO_LINES: ProductLines = { lines: [], centavos: null, agree: true };

interface Found {
  readonly product: number | null;
  readonly problem: RowProblem | null;
  readonly isLoose: boolean;
}

function findProduct({ clave }: PriceLine, { claves, looseClaves }: DiffInput): Found {
  if (foldClave(clave) === '') return { product: null, problem: 'no-clave', isLoose: false };
  const exact = claves.exact(clave);
  if (exact === 'several') return { product: null, problem: 'twice-in-shop', isLoose: false };
  if (exact !== undefined) return { product: exact, problem: null, isLoose: false };
  if (isCutClave(clave)) return { product: null, problem: 'cut-clave', isLoose: false };
  const loose = looseClaves ? claves.loose(clave) : undefined;
  if (loose === 'several') return { product: null, problem: 'several-loose', isLoose: true };
  return { product: loose ?? null, problem: null, isLoose: loose !== undefined };
}

function compareLine(line: PriceLine, at: number, hit: Found, named: ProductLines, input: DiffInput): DiffRow {
  const product = hit.product === null ? undefined : input.products[hit.product];
  const after = (line.price.kind === 'blank' ? null : line.price.centavos) ?? null;
  const before = product?.precio ?? null;
  const change = before !== null && after !== null && line.price.kind === 'price' ? after / before - 1 : null;
  const others =
    named.lines.length < 2
      ? NO_OTHERS
      : named.lines.filter((other) => other !== at).map((other) => input.lines[other]?.row ?? 0);
  const base = {
    line: at,
    row: line.row,
    clave: product?.clave ?? line.clave,
    nombre: product?.nombre ?? line.nombre,
    product: hit.product,
    before,
    after,
    change,
    written: line.written,
    others,
    isLoose: hit.isLoose,
    problem: null,
    doubt: null,
  };
  if (hit.problem) return { ...base, state: 'error', problem: hit.problem };
  if (line.price.kind === 'problem') return { ...base, state: 'error', problem: line.price.problem };
  if (line.price.kind === 'blank') return { ...base, state: product ? 'blank' : 'unknown' };
  if (!product) return { ...base, state: 'unknown' };
  if (product.isDraft) return { ...base, state: 'draft' };
  if (others.length > 0) {
    if (!named.agree) return { ...base, state: 'error', problem: 'duplicate' };
    if (named.lines[0] !== at) return { ...base, state: 'repeat' };
  }
  if (after === before) return { ...base, state: 'same' };
  if (change === null) return { ...base, state: 'confirm', doubt: 'no-price-yet' };
  if (isUnderCost(line, product, after)) return { ...base, state: 'confirm', doubt: 'under-cost' };
  if (line.doubt) return { ...base, state: 'confirm', doubt: line.doubt };
  if (isOtherUnit(line.pack, product.unidad)) return { ...base, state: 'confirm', doubt: 'other-unit' };
  const doubt = doubtOf(change, input.thresholds);
  // Ten times or a tenth is asked about however wide a person has set the limits.
  const tenfold = change + 1 >= 10 || change + 1 <= 0.1;
  const confirm = tenfold || Math.abs(change) * 100 > input.thresholds.confirm + 1e-9;
  return { ...base, state: confirm ? 'confirm' : 'change', doubt };
}

/** Whether a price is below what the list or the shop says that the article costs. Costs are without IVA and prices with it, so this is certainly a loss. */
function isUnderCost({ cost }: PriceLine, product: CurrentProduct, after: number | null): boolean {
  if (after === null) return false;
  return (cost !== null && after < cost) || (product.costo !== undefined && after < product.costo);
}

/** What is odd about a change; `null` for an ordinary one. */
function doubtOf(change: number, { warn, confirm }: Thresholds): RowDoubt | null {
  const ratio = change + 1;
  const near = (factor: number, share: number): boolean => Math.abs(ratio / factor - 1) < share;
  if (near(10, 0.01) || near(0.1, 0.01)) return 'x10';
  if (near(100, 0.01) || near(0.01, 0.01)) return 'x100';
  if (near(1000, 0.01) || near(0.001, 0.01)) return 'x1000';
  if (near(1.16, 0.001)) return 'x1.16';
  if (near(1 / 1.16, 0.001)) return '/1.16';
  const percent = Math.abs(change) * 100;
  if (percent > confirm + 1e-9) return 'much';
  return percent > warn + 1e-9 ? 'some' : null;
}
