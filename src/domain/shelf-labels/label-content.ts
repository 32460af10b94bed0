import type { Product } from '#domain/catalogue/product.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { dayAndMonth, dayInFull } from '#domain/kernel/written-days.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import type { Offer } from '#domain/promotions/offer.ts';
import type { LabelCode } from './label-code.ts';
import { type UnitPrice, unitPrice } from './unit-price.ts';

/** What a label says in words. */
export interface LabelWords {
  readonly name: string;
  readonly price: string;
  /** Beside the price, a line each: what it is the price of, the price by measure, the clave. Of a line's texts the first one that fits is printed. */
  readonly notes: readonly (readonly [text: string, ...shorter: string[]])[];
}

/** The words of a product's label. @param code what its bars say, under which it is written as well; `null` where it has none */
export function labelWords(
  product: Pick<Product, 'nombre' | 'precio' | 'unidad' | 'ficha' | 'clave' | 'offer'>,
  code: LabelCode | null,
): LabelWords {
  const { nombre, precio, unidad, clave, offer } = product;
  const byMeasure = unitPrice(product);
  const notes: LabelWords['notes'] = [
    precio === undefined ? [unidad] : [`por ${unidad}, con IVA`, `por ${unidad}`],
    ...(offer ? [priceBefore(offer)] : []),
    ...(byMeasure ? [perMeasure(byMeasure)] : []),
    ...(clave && code?.symbology !== 'Code 128' ? [[`Clave ${clave}`, clave] as const] : []),
  ];
  return {
    name: keepMeasures(nombre.trim()),
    price: precio === undefined ? 'Pregunta el precio' : formatCentavos(precio),
    notes: notes.slice(0, MOST_NOTES),
  };
}

/** A fourth line would make the letters of a low label too small to read; the clave, which is for staff, is the last one. */
const MOST_NOTES = 3;

function priceBefore({ before, until }: Offer): readonly [string, string, string] {
  const price = `Antes ${formatCentavos(before)}`;
  return [`${price}. Oferta hasta el ${dayInFull(until)}`, `${price}, hasta el ${dayAndMonth(until)}`, price];
}

const perMeasure = ({ price, per }: UnitPrice): readonly [string, string] => [
  `${formatCentavos(price)} por ${per}`,
  `${formatCentavos(price)}/${per}`,
];

/** A code as it is written under its bars: in the groups that people read it by. */
export function codeText({ symbology, text }: LabelCode): string {
  switch (symbology) {
    case 'EAN-13':
      return `${text.slice(0, 1)} ${text.slice(1, 7)} ${text.slice(7)}`;
    case 'EAN-8':
      return `${text.slice(0, 4)} ${text.slice(4)}`;
    case 'UPC-A':
      return `${text.slice(0, 1)} ${text.slice(1, 6)} ${text.slice(6, 11)} ${text.slice(11)}`;
    case 'Code 128':
      return text;
  }
}
