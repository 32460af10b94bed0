import type { Product } from '#domain/catalogue/product.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { foldText, textToSlug } from '#domain/kernel/text-fold.ts';
import type { Fields } from './change.ts';
import {
  atMost,
  type FieldProblem,
  type FormProblems,
  firstProblem,
  hasProblems,
  plainLine,
  problemsOf,
  required,
  slugProblem,
} from './field-checks.ts';
import { parsePesos } from './pesos.ts';
import type { ProductForm } from './product-form.ts';

export type ProductProblems = FormProblems<keyof ProductForm>;

/** What a product's form comes to: the document, and the private one beside it (`null` where nothing private is written). */
export interface CheckedProduct {
  readonly fields: Fields;
  readonly internal: Fields | null;
}

/** A draft may lack anything but a name to find it by; what visitors see must be whole. Lengths hold for both, as in the rules. */
export type Purpose = 'draft' | 'public';

export const MOST = {
  etiquetas: 20,
  ficha: 80,
  caracteristicas: 30,
  imagenes: 20,
  documentos: 20,
  relacionados: 60,
} as const;

/**
 * The documents to store, or what is wrong with each field.
 * @param others every other product and draft, for what must be unique.
 */
export function checkProduct(
  form: ProductForm,
  purpose: Purpose,
  others: readonly Pick<Product, 'nombre' | 'clave' | 'slug'>[],
): Result<CheckedProduct, ProductProblems> {
  const line = (value: string, max: number): FieldProblem => firstProblem(plainLine(value), atMost(value, max));
  const whole = (problem: FieldProblem): FieldProblem => (purpose === 'public' ? problem : undefined);
  const slug = form.slug.trim() || (purpose === 'draft' ? textToSlug(form.nombre).slice(0, 120) : '');
  const precio = parsePesos(form.precio);
  const costo = parsePesos(form.costo);
  const precioOculto = parsePesos(form.precioOculto);
  const ficha = form.ficha
    .map(({ nombre, valor }) => ({ nombre: nombre.trim(), valor: valor.trim() }))
    .filter(({ nombre, valor }) => nombre || valor);
  const caracteristicas = form.caracteristicas.map((item) => item.trim()).filter(Boolean);

  const problems = problemsOf<keyof ProductForm>({
    nombre: firstProblem(required(form.nombre, 'Escribe el nombre del producto.'), line(form.nombre, 200)),
    slug: firstProblem(slug || purpose === 'public' ? slugProblem(slug) : undefined, sameSlug(others, slug)),
    clave: firstProblem(
      whole(required(form.clave, 'Escribe la clave: con ella se encuentra y se le pone precio.')),
      line(form.clave, 40),
      sameClave(others, form.clave),
    ),
    marca: line(form.marca, 80),
    modelo: line(form.modelo, 80),
    descripcion: firstProblem(markupProblem(form.descripcion), atMost(form.descripcion, 5000)),
    unicID: firstProblem(whole(required(form.unicID, 'Elige la categoría.')), line(form.unicID, 40)),
    etiquetas: tooMany(form.etiquetas, MOST.etiquetas, 'subcategorías'),
    precio: precio.ok ? (precio.value === 0 ? ZERO_PRICE : undefined) : precio.error,
    precioVigente: dateProblem(form.precioVigente),
    unidad: firstProblem(
      whole(required(form.unidad, 'Escribe en qué se vende: pieza, juego, cubeta 19 L.')),
      line(form.unidad, 40),
    ),
    familia: line(form.familia, 80),
    ficha: firstProblem(tooMany(ficha, MOST.ficha, 'renglones'), fichaProblem(ficha)),
    caracteristicas: firstProblem(
      tooMany(caracteristicas, MOST.caracteristicas, 'características'),
      ...caracteristicas.map((item) => line(item, 300)),
    ),
    imagenes: firstProblem(
      tooMany(form.imagenes, MOST.imagenes, 'fotos'),
      ...form.imagenes.map(({ alt }) => line(alt, 200)),
    ),
    documentos: firstProblem(
      tooMany(form.documentos, MOST.documentos, 'documentos'),
      ...form.documentos.map(({ nombre }) => required(nombre, 'Escribe cómo se llama cada documento.')),
      ...form.documentos.map(({ nombre }) => line(nombre, 120)),
    ),
    accesorios: tooMany(form.accesorios, MOST.relacionados, 'accesorios'),
    refacciones: tooMany(form.refacciones, MOST.relacionados, 'refacciones'),
    alternativas: tooMany(form.alternativas, MOST.relacionados, 'alternativas'),
    destacado: undefined,
    demostracion: undefined,
    costo: costo.ok ? undefined : costo.error,
    precioOculto: precioOculto.ok ? undefined : precioOculto.error,
    proveedor: line(form.proveedor, 120),
    notas: atMost(form.notas, 5000),
  });
  if (hasProblems(problems) || !precio.ok || !costo.ok || !precioOculto.ok) return err(problems);

  const fields = {
    nombre: form.nombre.trim(),
    slug,
    clave: form.clave.trim(),
    marca: form.marca.trim(),
    modelo: form.modelo.trim(),
    descripcion: form.descripcion.trim(),
    unicID: form.unicID.trim(),
    etiquetas: form.etiquetas,
    ...(precio.value !== null && { precio: precio.value }),
    ...(form.precioVigente && precio.value !== null && { precioVigente: form.precioVigente }),
    unidad: form.unidad.trim(),
    ...(form.familia.trim() && { familia: form.familia.trim() }),
    ficha,
    caracteristicas,
    imagenes: form.imagenes.map((image) => ({ ...image, alt: image.alt.trim() })),
    documentos: form.documentos.map((sheet) => ({ ...sheet, nombre: sheet.nombre.trim() })),
    relacionados: { accesorios: form.accesorios, refacciones: form.refacciones, alternativas: form.alternativas },
    destacado: form.destacado,
    demostracion: form.demostracion,
  };
  const internal = {
    ...(costo.value !== null && { costo: costo.value }),
    ...(precioOculto.value !== null && { precioOculto: precioOculto.value }),
    ...(form.proveedor.trim() && { proveedor: form.proveedor.trim() }),
    ...(form.notas.trim() && { notas: form.notas.trim() }),
  };
  return ok({ fields, internal: Object.keys(internal).length > 0 ? internal : null });
}

const ZERO_PRICE = 'Un precio de cero no se publica. Déjalo vacío para que diga “Cotizar”.';

const tooMany = (list: readonly unknown[], max: number, things: string): FieldProblem =>
  list.length > max ? `Son ${list.length} ${things} y caben ${max}.` : undefined;

/** Text of several lines may hold a `<` of its own (`< 5 mm`), but no tag. */
const markupProblem = (value: string): FieldProblem =>
  /<[a-z/!]/i.test(value) ? 'Quita las etiquetas como <b>: aquí va solo texto.' : undefined;

function fichaProblem(ficha: ProductForm['ficha']): FieldProblem {
  const half = ficha.find(({ nombre, valor }) => !nombre || !valor);
  if (half) return `Al renglón “${half.nombre || half.valor}” le falta ${half.nombre ? 'el valor' : 'el nombre'}.`;
  const names = ficha.map(({ nombre }) => foldText(nombre));
  const twice = ficha.find(({ nombre }, at) => names.indexOf(foldText(nombre)) !== at);
  if (twice) return `“${twice.nombre}” está dos veces.`;
  const bad = ficha.find(
    ({ nombre, valor }) => plainLine(nombre) ?? plainLine(valor) ?? atMost(nombre, 80) ?? atMost(valor, 300),
  );
  return bad && `En “${bad.nombre.slice(0, 40)}”: solo texto, nombre de hasta 80 caracteres y valor de hasta 300.`;
}

function dateProblem(value: string): FieldProblem {
  if (value === '') return undefined;
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;
  return y >= 2000 && y < 2100 && d >= 1 && d <= days ? undefined : 'Escribe una fecha que exista, como 2026-11-20.';
}

/** Claves as people compare them: case and outer blanks say nothing. */
const claveKey = (clave: string): string => clave.trim().toUpperCase();

function sameClave(others: Parameters<typeof checkProduct>[2], clave: string): FieldProblem {
  const key = claveKey(clave);
  const other = key && others.find((product) => claveKey(product.clave) === key);
  return other ? `“${other.nombre}” ya tiene esa clave.` : undefined;
}

function sameSlug(others: Parameters<typeof checkProduct>[2], slug: string): FieldProblem {
  const other = slug && others.find((product) => product.slug === slug);
  return other ? `“${other.nombre}” ya usa esa dirección.` : undefined;
}

/** An address made from the name that no other product has: `taladro`, then `taladro-2`. */
export function proposeSlug(nombre: string, others: readonly Pick<Product, 'slug'>[]): string {
  const base = textToSlug(nombre).slice(0, 110).replace(/-+$/, '');
  if (!base) return '';
  const taken = new Set(others.map(({ slug }) => slug));
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}
