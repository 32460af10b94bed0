import type { Product } from '#domain/catalogue/product.ts';
import type { Centavos } from '#domain/kernel/money.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

/** A price by a measure that articles are compared by. */
export interface UnitPrice {
  readonly price: Centavos;
  readonly per: 'litro' | 'kilo' | 'metro' | 'm²' | 'pieza';
}

/** What one of each written measure is in the measure that prices are compared by. */
const MEASURES: Readonly<Record<string, readonly [per: UnitPrice['per'], size: number]>> = {
  ml: ['litro', 0.001],
  l: ['litro', 1],
  lt: ['litro', 1],
  lts: ['litro', 1],
  litro: ['litro', 1],
  litros: ['litro', 1],
  g: ['kilo', 0.001],
  gr: ['kilo', 0.001],
  kg: ['kilo', 1],
  kilo: ['kilo', 1],
  kilos: ['kilo', 1],
  m: ['metro', 1],
  metro: ['metro', 1],
  metros: ['metro', 1],
  m2: ['m²', 1],
  pza: ['pieza', 1],
  pzas: ['pieza', 1],
  pieza: ['pieza', 1],
  piezas: ['pieza', 1],
};

/**
 * One number and its measure at the end, with no other number in the text: `cubeta 19 L`, `caja con 100 piezas`. A comma counts only where it stands
 * for thousands: as a decimal comma, in `1,5 L`, it would make the amount ten times as much.
 */
const ONE_MEASURE = /^[^\d]*?([1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*([a-z]+2?)\.?$/;

/**
 * The price by litre, kilo, metre, square metre or piece, where the unit of sale says beyond doubt how much it holds, or where the unit says no
 * amount and the specifications do ("Presentación"). `null` where that is not sure, and where it would repeat the price.
 */
export function unitPrice({ precio, unidad, ficha }: Pick<Product, 'precio' | 'unidad' | 'ficha'>): UnitPrice | null {
  if (precio === undefined) return null;
  const sheet = ficha.find((row) => foldText(row.nombre) === 'presentacion')?.valor ?? '';
  const content = /\d/.test(unidad) ? readMeasure(unidad) : readMeasure(sheet);
  if (!content || content.size === 1) return null;
  const price = Math.round(precio / content.size);
  // A nail for less than a centavo says nothing.
  return price > 0 ? { price, per: content.per } : null;
}

function readMeasure(text: string): { readonly per: UnitPrice['per']; readonly size: number } | null {
  const match = ONE_MEASURE.exec(foldText(text).replaceAll('²', '2').trim());
  const measure = MEASURES[match?.[2] ?? ''];
  if (!match || !measure) return null;
  const size = Number((match[1] ?? '').replaceAll(',', '')) * measure[1];
  return size > 0 ? { per: measure[0], size } : null;
}
