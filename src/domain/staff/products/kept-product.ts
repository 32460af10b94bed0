import * as v from 'valibot';
import { keptFields } from '../forms/kept-form.ts';
import { type FoundProduct, notThere } from './product-commands.ts';
import { emptyProductForm, type ProductForm, productShapes } from './product-form.ts';

/** A product's half-written form with the documents that it started from, so that a conflict is noticed however late it is saved. */
export interface KeptProduct {
  readonly found: FoundProduct;
  readonly form: ProductForm;
  /** What each field started from. Absent in a form that an earlier version kept: then each field started from the documents that were found. */
  readonly saved?: ProductForm;
}

const document = v.object({
  rev: v.pipe(v.number(), v.integer()),
  fields: v.nullable(v.record(v.string(), v.unknown())),
});
const kept = v.object({
  found: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    publico: document,
    borrador: document,
    interno: v.nullable(document),
  }),
  form: v.record(v.string(), v.unknown()),
  saved: v.optional(v.record(v.string(), v.unknown())),
});

/** What was kept on the device, or `null` where it is not that. A field of another version's shape starts empty; the others stay. */
export function parseKeptProduct(values: unknown): KeptProduct | null {
  const parsed = v.safeParse(kept, values);
  if (!parsed.success) return null;
  const { found, form, saved } = parsed.output;
  const read = (values: object): ProductForm => keptFields(values, emptyProductForm, productShapes);
  return { found, form: read(form), ...(saved && { saved: read(saved) }) };
}

/** Where a new product starts. */
export const newProduct = (id: string): FoundProduct => ({
  id,
  publico: notThere,
  borrador: notThere,
  interno: notThere,
});
