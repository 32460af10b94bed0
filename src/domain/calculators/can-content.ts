import type { Product } from '#domain/catalogue/product.ts';
import { plainFractions } from '#domain/kernel/plain-fractions.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { writtenNumber } from './written-number.ts';

/** What a material is measured by. */
export type ContentUnit = 'L' | 'kg';

/** How much one can, bucket or bag holds. */
export interface Content {
  readonly unit: ContentUnit;
  /** Whole millilitres or grams, so that sums are exact. */
  readonly size: number;
}

const THOUSANDTHS = new Map(
  (
    [
      ['L', 1, 'ml mililitro mililitros'],
      ['L', 1000, 'l lt lts litro litros'],
      ['kg', 1, 'g gr grs gramo gramos'],
      ['kg', 1000, 'kg kgs kilo kilos kilogramo kilogramos'],
    ] as const
  ).flatMap(([unit, factor, words]) =>
    words.split(' ').map((word) => [word, [unit, factor] as readonly [unit: ContentUnit, factor: number]] as const),
  ),
);
/** Those words as a pattern, for texts of any case. */
export const CONTENT_UNITS = [...THOUSANDTHS.keys()].join('|');

/** Small cans are named by fractions: `1/4 L`. */
const CONTENT = new RegExp(String.raw`((?:\d+ +)?\d+/\d+|\d[\d,]*(?:\.\d+)?)\s*(${CONTENT_UNITS})\b`, 'g');

/**
 * What one piece of a product holds: as its specifications say ("Presentación"), else its name, else its unit of sale, of which `litro` alone
 * is one litre. `null` where none of them says it.
 */
export function contentOf({ ficha, nombre, unidad }: Pick<Product, 'ficha' | 'nombre' | 'unidad'>): Content | null {
  const said = ficha.find((row) => foldText(row.nombre) === 'presentacion')?.valor ?? '';
  return lastContent(said) ?? lastContent(nombre) ?? lastContent(unidad) ?? wholeUnit(unidad);
}

/** The last one, because a name may begin with what the paint is mixed with: `Catalizador 250 ml para epóxico 4 L`. */
function lastContent(text: string): Content | null {
  const match = [...foldText(plainFractions(text)).matchAll(CONTENT)].at(-1);
  if (!match) return null;
  const [, number = '', word = ''] = match;
  const [unit, factor] = THOUSANDTHS.get(word) ?? ['L', 1000];
  const size = Math.round((writtenNumber(number) ?? 0) * factor);
  return size > 0 ? { unit, size } : null;
}

function wholeUnit(unidad: string): Content | null {
  const entry = THOUSANDTHS.get(foldText(unidad).trim());
  return entry ? { unit: entry[0], size: entry[1] } : null;
}
