import * as v from 'valibot';
import { LIST_LIMITS } from './quote-list.ts';
import { shownText } from './shown-text.ts';

/** A line as `cotizaciones` stores it. `firestore.rules` asks for exactly these keys. */
export type StoredLine = {
  readonly producto: string;
  readonly clave: string;
  readonly nombre: string;
  readonly cantidad: number;
  readonly nota: string;
  readonly precio: number | null;
};

const shortText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => shownText(text, LIST_LIMITS.name)),
  ),
  '',
);

/** A line from a visitor's device. The rules cannot check every line of a list, so odd values are corrected here. */
export const storedLine = v.object({
  producto: shortText,
  clave: shortText,
  nombre: shortText,
  cantidad: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIST_LIMITS.quantity)), 1),
  nota: shortText,
  precio: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
});

/** What the customer's link shows of a line. Notes are left out, because they may hold personal data. */
export function publicLine({ clave, nombre, cantidad, precio }: StoredLine) {
  return { clave, nombre, cantidad, precio };
}
