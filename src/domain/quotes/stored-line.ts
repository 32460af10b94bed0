import * as v from 'valibot';
import { ALL } from './percent.ts';
import { LIST_LIMITS } from './quote-list.ts';
import { shownText } from './shown-text.ts';

/** A line as `cotizaciones` stores it. Of a visitor, `firestore.rules` asks for exactly these keys but the last, which only staff write. */
export type StoredLine = {
  readonly producto: string;
  readonly clave: string;
  readonly nombre: string;
  readonly cantidad: number;
  readonly nota: string;
  readonly precio: number | null;
  /** Hundredths of a percent off this line; absent where there is no discount. */
  readonly descuento?: number | undefined;
};

const shortText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => shownText(text, LIST_LIMITS.name)),
  ),
  '',
);

/** A discount as it is stored. An odd one counts as none. */
export const storedDiscount = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ALL))),
  undefined,
);

/** The freight as it is stored. An odd one counts as none. */
export const storedFreight = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined);

/** A line from a visitor's device. The rules cannot check every line of a list, so odd values are corrected here. */
export const storedLine = v.object({
  producto: shortText,
  clave: shortText,
  nombre: shortText,
  cantidad: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIST_LIMITS.quantity)), 1),
  nota: shortText,
  precio: v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
  descuento: storedDiscount,
});

/** What the customer's link shows of a line. Notes are left out, because they may hold personal data. */
export function publicLine({ clave, nombre, cantidad, precio, descuento }: StoredLine) {
  return { clave, nombre, cantidad, precio, ...(descuento && { descuento }) };
}
