import * as v from 'valibot';
import { type FoundProduct, notThere } from './product-commands.ts';
import { emptyProductForm, type ProductForm } from './product-form.ts';

/** A product's form as it was left half written, with the documents that it started from: however late it is saved, it says so. */
export interface KeptProduct {
  readonly found: FoundProduct;
  readonly form: ProductForm;
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
});

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const texts = v.array(v.string());
const shapes: { readonly [Name in keyof ProductForm]?: v.GenericSchema<unknown, ProductForm[Name]> } = {
  etiquetas: texts,
  caracteristicas: texts,
  accesorios: texts,
  refacciones: texts,
  alternativas: texts,
  ficha: v.array(v.object({ nombre: v.string(), valor: v.string() })),
  imagenes: v.array(v.object({ imagen: v.string(), alt: v.string(), ancho: size, alto: size })),
  documentos: v.array(v.object({ nombre: v.string(), archivo: v.string(), bytes: size })),
};

/** What was kept on the device, or `null` where it is not that. A field of another version's shape starts empty; the others stay. */
export function parseKeptProduct(values: unknown): KeptProduct | null {
  const parsed = v.safeParse(kept, values);
  if (!parsed.success) return null;
  const form: Record<string, unknown> = { ...emptyProductForm };
  for (const [name, empty] of Object.entries(emptyProductForm)) {
    const value = parsed.output.form[name];
    const shape = name in shapes ? shapes[name as keyof ProductForm] : undefined;
    if (shape ? v.is(shape, value) : typeof value === typeof empty) form[name] = value;
  }
  // Each field was looked at just now, against the empty form's own type or its shape.
  return { found: parsed.output.found, form: form as unknown as ProductForm };
}

/** Where a new product starts. */
export const newProduct = (id: string): FoundProduct => ({
  id,
  publico: notThere,
  borrador: notThere,
  interno: notThere,
});
