import type { Thresholds } from './choices.ts';
import { type ClaveIndex, type CurrentProduct, foldClave, isCutClave } from './clave-match.ts';
import type { DiffRow, RowDoubt, RowProblem } from './diff-row.ts';
import type { PriceLine } from './read-lines.ts';

export interface DiffInput {
  readonly lines: readonly PriceLine[];
  readonly products: readonly CurrentProduct[];
  readonly claves: ClaveIndex;
  readonly looseClaves: boolean;
  readonly thresholds: Thresholds;
}

/** Every line of the file against what the shop sells for today. The same rows are shown and written: there is no second judgement. */
export function diffPrices(input: DiffInput): DiffRow[] {
  const found = input.lines.map((line) => findProduct(line, input));
  const namings = new Map<number, Naming>();
  found.forEach(({ product }, at) => {
    const price = input.lines[at]?.price;
    if (product === null || !price || price.kind === 'blank') return;
    const centavos = price.kind === 'price' ? price.centavos : null;
    const naming = namings.get(product);
    if (!naming) {
      namings.set(product, { lines: [at], centavos, agree: centavos !== null });
      return;
    }
    if (naming.lines.length < MOST_NAMED) naming.lines.push(at);
    naming.agree &&= naming.centavos === centavos;
  });
  return input.lines.map((line, at) => {
    const hit = found[at] ?? { product: null, problem: null, isLoose: false };
    return judge(line, at, hit, (hit.product === null ? undefined : namings.get(hit.product)) ?? NOBODY, input);
  });
}

/** The lines that name one product. */
interface Naming {
  /** The first of them: a file that names one product a hundred thousand times is not worth more. */
  readonly lines: number[];
  readonly centavos: number | null;
  /** All of them say the same price. */
  agree: boolean;
}

const MOST_NAMED = 8;
const NO_OTHERS: readonly number[] = [];
const NOBODY: Naming = { lines: [], centavos: null, agree: true };

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

function judge(line: PriceLine, at: number, hit: Found, naming: Naming, input: DiffInput): DiffRow {
  const product = hit.product === null ? undefined : input.products[hit.product];
  const after = (line.price.kind === 'blank' ? null : line.price.centavos) ?? null;
  const before = product?.precio ?? null;
  const change = before !== null && after !== null && line.price.kind === 'price' ? after / before - 1 : null;
  const others =
    naming.lines.length < 2
      ? NO_OTHERS
      : naming.lines.filter((other) => other !== at).map((other) => input.lines[other]?.row ?? 0);
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
  if (product.isDraft) return { ...base, state: 'error', problem: 'draft' };
  if (others.length > 0) {
    if (!naming.agree) return { ...base, state: 'error', problem: 'duplicate' };
    if (naming.lines[0] !== at) return { ...base, state: 'repeat' };
  }
  if (after === before) return { ...base, state: 'same' };
  if (change === null) return { ...base, state: 'confirm', doubt: 'no-price-yet' };
  const doubt = doubtOf(change, input.thresholds);
  const confirm = Math.abs(change) * 100 > input.thresholds.confirm + 1e-9;
  return { ...base, state: confirm ? 'confirm' : 'change', doubt };
}

/** `/100` and its kin are caught as `much`: a fall of ninety-nine in a hundred needs no better name to be looked at. */
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
