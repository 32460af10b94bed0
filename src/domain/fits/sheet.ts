import { leadingMeasure, tidyValue } from '#domain/catalogue/facet-values.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

export type Described = Pick<Product, 'id' | 'nombre' | 'clave' | 'marca' | 'ficha'>;

/** A product's own words, as the rules read them. */
export interface Sheet {
  /** Folded. */
  readonly name: string;
  readonly clave: string;
  readonly marca: string;
  /** The value of a row of its specification table; empty where it has none. */
  readonly row: (name: string) => string;
}

/** What a product says of itself, folded and tidied for the rules. */
export function sheetOf({ nombre, clave, marca, ficha }: Described): Sheet {
  return {
    name: foldText(tidyValue(nombre)),
    clave,
    marca,
    row: (name) => tidyValue(ficha.find((one) => one.nombre === name)?.valor ?? ''),
  };
}

/** The measure that a value begins with, in the unit of its kind (millimetres, volts): `4 1/2"` → 114.3. `null` without one in that unit. */
export function sizeOf(value: string, unit: string): number | null {
  const measure = leadingMeasure(value);
  return measure?.unit === unit ? measure.size : null;
}

/** The larger end of `3/16" a 1/2"`, in millimetres; that of a single measure is itself. */
export function largestOf(value: string): number | null {
  const [first = '', last = first] = value.split(' a ');
  const [low, high] = [sizeOf(first, 'mm'), sizeOf(last, 'mm')];
  return high === null ? low : Math.max(high, low ?? 0);
}

/** Whether both say the same measure. What one of them does not say is never the same. */
export function isSameSize(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && Math.abs(a - b) < 0.05;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** The largest number of a value: `3,000 a 11,000 rpm` → 11000; `null` without one. */
export function highestNumber(value: string): number | null {
  const numbers = [...value.matchAll(NUMBER)].map(([text]) => Number(text.replaceAll(',', '')));
  return numbers.length > 0 ? Math.max(...numbers) : null;
}
