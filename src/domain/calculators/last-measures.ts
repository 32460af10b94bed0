import { type AddressFields, calculatorForms, readAddress, writeAddress } from './calculator-address.ts';
import { EQUALS_FIELD, type Typed } from './measures.ts';
import type { CalculatorName } from './product-calculator.ts';

/** What a field of these says belongs to the material, not to the place that was measured. */
const OF_MATERIAL: ReadonlySet<string> = new Set(['manos', 'rendimiento', 'consumo']);

const isMeasured = (name: CalculatorName, typed: Typed): boolean =>
  typed.rows.some((row) => calculatorForms[name].dimensions.some((field) => row[field.name]?.trim()));

/** The measures of a place as fields of an address, without what belongs to its material; undefined where nothing is measured. */
export function measuresToKeep(name: CalculatorName, typed: Typed): AddressFields | undefined {
  if (!isMeasured(name, typed)) return undefined;
  const fields = Object.entries(typed.fields).filter(([field]) => !OF_MATERIAL.has(field));
  return writeAddress(name, { rows: typed.rows, fields: Object.fromEntries(fields) }, undefined);
}

/** What was kept by {@link measuresToKeep}, whatever has become of it; undefined where it measures nothing. */
export function measuresKept(name: CalculatorName, kept: unknown): Typed | undefined {
  if (!Array.isArray(kept)) return undefined;
  const fields = kept.flatMap((pair: unknown): AddressFields => {
    const [key, text]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    return typeof key === 'string' && typeof text === 'string' ? [[key, text]] : [];
  });
  const typed = readAddress(name, fields);
  return isMeasured(name, typed) ? typed : undefined;
}

/** The measured pieces as a person says them, each with its units: `3 m × 2.4 m, 2 iguales; 4 m × 2.4 m`. */
export function measuresText(name: CalculatorName, { rows }: Typed): string {
  const { dimensions } = calculatorForms[name];
  return rows
    .filter((row) => dimensions.some((field) => row[field.name]?.trim()))
    .map((row) => {
      const sides = dimensions.map((field) => sizeText(row[field.name]?.trim() ?? '', field.unit)).join(' × ');
      const equals = row[EQUALS_FIELD.name]?.trim() ?? '1';
      return equals === '1' || equals === '' ? sides : `${sides}, ${equals} iguales`;
    })
    .join('; ');
}

/** As it was typed, which may have a unit of its own. */
const sizeText = (typed: string, unit: string): string =>
  typed === '' ? '?' : /[a-z]$/i.test(typed) ? typed : `${typed}\u00a0${unit}`;
