import * as v from 'valibot';
import type { Product, ProductDocument, ProductImage, Spec } from '#domain/catalogue/product.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import type { Fields } from './change.ts';
import { pesosText } from './pesos.ts';

/** A product as its form holds it: texts as typed, private notes and cost among them. */
export interface ProductForm {
  readonly nombre: string;
  readonly slug: string;
  readonly clave: string;
  readonly marca: string;
  readonly modelo: string;
  readonly descripcion: string;
  readonly unicID: string;
  readonly etiquetas: readonly string[];
  /** Pesos with IVA, as typed. */
  readonly precio: string;
  /** `2026-11-20`, or empty. */
  readonly precioVigente: string;
  readonly unidad: string;
  readonly familia: string;
  readonly ficha: readonly Spec[];
  readonly caracteristicas: readonly string[];
  readonly imagenes: readonly ProductImage[];
  readonly documentos: readonly ProductDocument[];
  readonly accesorios: readonly string[];
  readonly refacciones: readonly string[];
  readonly alternativas: readonly string[];
  readonly destacado: boolean;
  readonly demostracion: boolean;
  readonly costo: string;
  readonly precioOculto: string;
  readonly proveedor: string;
  readonly notas: string;
}

export const emptyProductForm: ProductForm = {
  nombre: '',
  slug: '',
  clave: '',
  marca: '',
  modelo: '',
  descripcion: '',
  unicID: '',
  etiquetas: [],
  precio: '',
  precioVigente: '',
  unidad: 'pieza',
  familia: '',
  ficha: [],
  caracteristicas: [],
  imagenes: [],
  documentos: [],
  accesorios: [],
  refacciones: [],
  alternativas: [],
  destacado: false,
  demostracion: false,
  costo: '',
  precioOculto: '',
  proveedor: '',
  notas: '',
};

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);
const flag = v.fallback(v.boolean(), false);
const amount = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);
const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const picture = v.object({ imagen: v.string(), alt: v.fallback(v.string(), ''), ancho: size, alto: size });
const sheet = v.object({ nombre: v.string(), archivo: v.string(), bytes: size });
const spec = v.object({ nombre: v.string(), valor: v.string() });
const noRelated = { accesorios: [], refacciones: [], alternativas: [] };

// Each field for itself: a draft may lack any of them, and one that cannot be read may not take the others with it.
const stored = v.object({
  nombre: text,
  slug: text,
  clave: text,
  marca: text,
  modelo: text,
  descripcion: text,
  unicID: text,
  etiquetas: texts,
  precio: amount,
  precioVigente: text,
  unidad: v.fallback(v.string(), 'pieza'),
  familia: text,
  ficha: v.fallback(v.array(spec), []),
  caracteristicas: texts,
  imagenes: v.fallback(v.array(picture), []),
  documentos: v.fallback(v.array(sheet), []),
  relacionados: v.fallback(v.object({ accesorios: texts, refacciones: texts, alternativas: texts }), noRelated),
  destacado: flag,
  demostracion: flag,
});

const internal = v.object({ costo: amount, precioOculto: amount, proveedor: text, notas: text });

// A fallback stands in for a wrong value, not for a missing one: missing fields are named first.
const withKeys = (schema: { readonly entries: object }, fields: Fields): Fields => ({
  ...Object.fromEntries(Object.keys(schema.entries).map((name) => [name, undefined])),
  ...fields,
});

/** A product, a draft of one or half of one, as a screen can show it. Never fails: what cannot be read is empty. */
export function looseProduct(id: string, fields: Fields): Product {
  const { precio, precioVigente, familia, ...rest } = v.parse(stored, withKeys(stored, fields));
  return {
    id,
    ...rest,
    ...(precio !== undefined && precio > 0 && { precio }),
    ...(precioVigente && { precioVigente }),
    ...(familia && { familia }),
  };
}

/** The form of stored fields: the product's, and what `internos` has of it. */
export function productToForm(fields: Fields, privateFields: Fields | null): ProductForm {
  const { relacionados, precio, precioVigente = '', familia = '', id: _id, ...rest } = looseProduct('', fields);
  const { costo, precioOculto, ...notes } = v.parse(internal, withKeys(internal, privateFields ?? {}));
  return {
    ...rest,
    ...relacionados,
    precio: pesosText(precio),
    precioVigente,
    familia,
    ...notes,
    costo: pesosText(costo || undefined),
    precioOculto: pesosText(precioOculto || undefined),
  };
}

/** The stored fields of a public product: what an edit of it starts from, whatever optional fields its document leaves out. */
export function publicFields({ id: _id, ...product }: Product): Fields {
  return { ...product, visible: 'public' };
}

/** A copy to start a similar product from: another name, no clave, and an address of its own. */
export function duplicateForm(form: ProductForm): ProductForm {
  const nombre = form.nombre ? `${form.nombre} (copia)` : '';
  return { ...form, nombre, slug: textToSlug(nombre), clave: '', destacado: false };
}
