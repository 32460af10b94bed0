import * as v from 'valibot';
import { isCentavos } from '#domain/kernel/money.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Product } from './product.ts';
import { describeIssues, type ParseProblem, storedId, text } from './stored-fields.ts';

const texts = v.optional(v.array(text), []);
const size = v.pipe(v.number(), v.integer(), v.minValue(1));

const product = v.object({
  visible: v.optional(text, 'public'),
  nombre: v.pipe(text, v.nonEmpty()),
  slug: v.pipe(text, v.nonEmpty()),
  clave: v.pipe(text, v.nonEmpty()),
  marca: v.optional(text, ''),
  modelo: v.optional(text, ''),
  descripcion: v.optional(text, ''),
  unicID: storedId,
  etiquetas: texts,
  precio: v.optional(v.custom<number>(isCentavos, 'not a whole, positive number of centavos')),
  precioVigente: v.optional(text),
  unidad: v.optional(text, 'pieza'),
  familia: v.optional(text),
  ficha: v.optional(v.array(v.object({ nombre: text, valor: text })), []),
  caracteristicas: texts,
  imagenes: v.optional(v.array(v.object({ imagen: text, alt: v.optional(text, ''), ancho: size, alto: size })), []),
  documentos: v.optional(v.array(v.object({ nombre: text, archivo: text, bytes: size })), []),
  relacionados: v.optional(v.object({ accesorios: texts, refacciones: texts, alternativas: texts }), {}),
  destacado: v.optional(v.boolean(), false),
  demostracion: v.optional(v.boolean(), false),
});

/** A product that is no longer sold: only its id and revision are left, so that readers who have it take it away. */
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
  // Anything but 'public' was never meant to be seen.
  if (parsed.output.visible !== 'public') return ok({ id, retired: true });
  const { visible: _public, precio, precioVigente, familia, ...rest } = parsed.output;
  return ok({
    id,
    ...rest,
    ...(precio !== undefined && { precio }),
    ...(precioVigente !== undefined && { precioVigente }),
    ...(familia !== undefined && { familia }),
  });
}

export function isRetired(product: Product | RetiredProduct): product is RetiredProduct {
  return 'retired' in product;
}
