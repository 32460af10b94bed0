import * as v from 'valibot';
import { isCentavos } from '#domain/kernel/money.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Product } from './product.ts';
import { type ProductField, publicEntries } from './product-fields.ts';
import { describeIssues, type ParseProblem, storedId, text } from './stored-fields.ts';

const texts = v.optional(v.array(text), []);
const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const image = v.object({ imagen: text, alt: v.optional(text, ''), ancho: size, alto: size });

/** What a public document holds in a field. */
function storedSchema(field: ProductField): v.GenericSchema {
  switch (field.kind) {
    case 'category':
      return storedId;
    case 'money':
      return v.optional(v.custom<number>(isCentavos, 'not a whole, positive number of centavos'));
    case 'flag':
      return field.optional ? v.optional(v.boolean()) : v.optional(v.boolean(), false);
    case 'labels':
    case 'texts':
      return texts;
    case 'specs':
      return v.optional(v.array(v.object({ nombre: text, valor: text })), []);
    case 'images':
      return v.optional(v.array(image), []);
    case 'documents':
      return v.optional(v.array(v.object({ nombre: text, archivo: text, bytes: size })), []);
    case 'related':
      return v.optional(v.object({ accesorios: texts, refacciones: texts, alternativas: texts }), {});
    case 'choice':
      return v.fallback(v.optional(v.picklist(Object.keys(field.options))), undefined);
    case 'day':
      return v.optional(text);
    case 'barcode':
    case 'line':
    case 'note':
    case 'prose':
    case 'slug':
      if (field.optional) return v.optional(text);
      return field.required && field.usual === undefined
        ? v.pipe(text, v.nonEmpty())
        : v.optional(text, field.usual ?? '');
  }
}

const product = v.object({
  visible: v.optional(text, 'public'),
  ...Object.fromEntries(publicEntries.map(([name, field]) => [name, storedSchema(field)])),
});

/** A product that is no longer sold: only its id and revision remain, so that devices with a copy of it remove it. */
export interface RetiredProduct {
  readonly id: string;
  readonly retired: true;
}

const tombstone = v.object({ visible: v.literal('retirado') });

/** A product or its tombstone from the stored fields of a document, or what is wrong with it. Unknown fields are left out. */
export function parseProduct(id: string, fields: unknown): Result<Product | RetiredProduct, ParseProblem> {
  if (v.is(tombstone, fields)) return ok({ id, retired: true });
  const parsed = v.safeParse(product, fields);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  // Only 'public' products are for visitors.
  if (parsed.output.visible !== 'public') return ok({ id, retired: true });
  const { visible: _public, ...rest } = parsed.output;
  // An absent field is left out: `undefined` would be another object than the one without it.
  const present: object = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  // The schema is made of the table that the type is made of.
  return ok({ ...(present as Omit<Product, 'id'>), id });
}

/** Whether a parsed document is the tombstone of a product that is no longer sold. */
export function isRetired(product: Product | RetiredProduct): product is RetiredProduct {
  return 'retired' in product;
}
