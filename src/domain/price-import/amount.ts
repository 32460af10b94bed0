import type { Centavos } from '#domain/kernel/money.ts';
import type { Cell } from './cell.ts';
import type { DecimalSign } from './price-digits.ts';
import { readPriceText } from './price-text.ts';

/** The general rate of IVA in Mexico, in hundredths. */
const IVA_PERCENT = 16;

/** What the prices of a column are: IVA in them, or to be added. */
export type IvaMode = 'incluido' | 'mas';

/** Why a cell gives no price. A blank cell is not a problem: the price stays as it is. */
export type PriceProblem =
  | 'words'
  | 'foreign'
  | 'several'
  | 'ambiguous'
  | 'sheet-error'
  | 'date'
  | 'percent'
  | 'struck'
  | 'not-positive'
  | 'too-big';

export type PriceReading =
  | { readonly kind: 'price'; readonly centavos: Centavos }
  | { readonly kind: 'blank' }
  /** `centavos` where the cell holds an amount that cannot be a price. */
  | { readonly kind: 'problem'; readonly problem: PriceProblem; readonly centavos?: Centavos };

/** What the rules of the store accept, in centavos: ten million pesos. */
const LARGEST = 1_000_000_000;

/**
 * The price of a cell in centavos with IVA, rounded half up from what the file says.
 * @param decimal what an `either` like `1.234` is read by; without it such a text is a problem.
 * @param factor from the list's price to the shop's
 */
export function readPrice(cell: Cell | undefined, decimal: DecimalSign | null, iva: IvaMode, factor = 1): PriceReading {
  // A note about IVA in the cell itself counts more than what is true of the column.
  return readCell(cell, decimal, factor, (said) => said ?? iva);
}

/** The amount of a cell as written, with or without IVA. Comparing it with the current prices shows whether IVA is included. */
export function readAsWritten(cell: Cell | undefined, decimal: DecimalSign | null, factor = 1): PriceReading {
  return readCell(cell, decimal, factor, () => 'incluido');
}

function readCell(
  cell: Cell | undefined,
  decimal: DecimalSign | null,
  factor: number,
  modeOf: (said: IvaMode | null) => IvaMode,
): PriceReading {
  if (cell === null || cell === undefined) return { kind: 'blank' };
  if (typeof cell === 'number') return priceOf(cell, modeOf(null), factor);
  if (typeof cell !== 'string') {
    if (cell.kind === 'number') return priceOf(cell.value, modeOf(null), factor);
    return { kind: 'problem', problem: cell.kind === 'error' ? 'sheet-error' : cell.kind };
  }
  const written = readPriceText(cell);
  if (written.kind === 'blank') return written;
  if (written.kind === 'words' || written.kind === 'foreign' || written.kind === 'several')
    return { kind: 'problem', problem: written.kind };
  const mode = modeOf(written.iva);
  if (written.kind === 'amount') return priceOf(written.pesos, mode, factor);
  return decimal ? priceOf(written.by[decimal], mode, factor) : { kind: 'problem', problem: 'ambiguous' };
}

function priceOf(pesos: number, iva: IvaMode, factor: number): PriceReading {
  const centavos = pesosToCentavos(pesos, iva, factor);
  if (!(centavos > 0)) return { kind: 'problem', problem: 'not-positive', centavos };
  return centavos > LARGEST ? { kind: 'problem', problem: 'too-big' } : { kind: 'price', centavos };
}

/** Pesos, perhaps with IVA to add, in whole centavos. Fifteen digits first: 1.005 × 100 is 100.49999999999999 in a double. */
function pesosToCentavos(pesos: number, iva: IvaMode, factor: number): Centavos {
  const hundredths = iva === 'mas' ? 100 + IVA_PERCENT : 100;
  return Math.round(Number((pesos * hundredths * factor).toPrecision(15)));
}
