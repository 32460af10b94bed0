import type { Product } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { type Content, type ContentUnit, contentOf } from './can-content.ts';

/** How far a product goes, as its specifications say it. */
export interface Coverage {
  /** m² that one litre or kilogram covers in one coat. The lower of two numbers, so that nobody comes up short. */
  readonly perCoat: number;
  readonly unit: ContentUnit;
  /** As the specifications write it: `6 a 8 m²/L`. */
  readonly text: string;
}

const COVERAGE =
  /(\d+(?:[.,]\d+)?)(?:\s*(?:a|y|hasta|[-–—])\s*\d+(?:[.,]\d+)?)?\s*(?:m(?:ts?)?[²2]|metros? cuadrados?)\s*(?:\/|por|x)\s*(l(?:ts?)?|litros?|kgs?|kilos?|saco|bulto|cubeta|lata|bote|gal(?:on)?|envase)\b(?:.*(?:\b(?:a|con|en)\s+|\()(una|dos|tres|\d)\s+(?:manos?|capas?))?/;
/** Millilitres of what paint is measured by, also where the article itself is sold in another: one sheet is copied for all its presentations. */
const HELD = new Map([
  ['gal', 4000],
  ['galon', 4000],
  ['cubeta', 19_000],
]);
const COUNTS: Readonly<Record<string, number>> = { una: 1, dos: 2, tres: 3 };

const specOf = ({ ficha }: Pick<Product, 'ficha'>, name: string): string =>
  ficha.find((row) => foldText(row.nombre) === name)?.valor ?? '';

/**
 * The row "Rendimiento" of a product: `6 a 8 m²/L`, `1 m²/L a dos manos` (which is 2 m² for one coat), `4 m² por saco` of 20 kg.
 * `null` where there is none, or where it does not say for how much: `2 m²`.
 */
export function coverageOf(product: Pick<Product, 'ficha' | 'nombre' | 'unidad'>): Coverage | null {
  const text = specOf(product, 'rendimiento');
  const match = COVERAGE.exec(foldText(text));
  if (!match) return null;
  const [, low = '', per = '', coats = '1'] = match;
  const area = Number(low.replace(',', '.')) * (COUNTS[coats] ?? Number(coats));
  if (!(area > 0)) return null;
  if (per.startsWith('l') && per !== 'lata') return { perCoat: area, unit: 'L', text };
  if (per.startsWith('k')) return { perCoat: area, unit: 'kg', text };
  const content = contentOf(product);
  return content && { perCoat: (area * 1000) / heldBy(per, content), unit: content.unit, text };
}

/** What is in one of those that the coverage is told for: a galón may be of 3.8 L, and the article may be a whole cubeta. */
function heldBy(per: string, { unit, size }: Content): number {
  const usual = HELD.get(per);
  return usual === undefined || unit !== 'L' || Math.abs(size - usual) < usual / 4 ? size : usual;
}

/** How many coats a product asks for: the higher number of `2 a 3`. `null` where it says none. */
export function coatsOf(product: Pick<Product, 'ficha'>): number | null {
  const said = [...specOf(product, 'manos').matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const inCoverage = COVERAGE.exec(foldText(specOf(product, 'rendimiento')))?.[3];
  const coats = said.length > 0 ? Math.max(...said) : inCoverage && (COUNTS[inCoverage] ?? Number(inCoverage));
  return coats && coats >= 1 && coats <= 5 ? coats : null;
}
