import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import { seededRandom } from './search-catalogue.ts';

/** Of so many words of a copied text, one is another. Nobody writes the same description for two articles. */
const CHANGED_WORD = 8;
const PESO = 100;

/**
 * Ten thousand products out of the demo's thirteen hundred: those themselves, and then relatives of them. A relative has an id, clave and price of
 * its own, other values in its table (those that other products have there), a description put together of other products' sentences, and every
 * eighth word of name and description exchanged for a random one. More repetition than ten thousand real articles have, less than templates.
 */
export function productCatalogue(size: number, seed = 4242): Product[] {
  const random = seededRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const demo = demoCatalogue().products.flatMap(({ id, fields }) => {
    const parsed = parseProduct(id, fields);
    return parsed.ok && !isRetired(parsed.value) ? [parsed.value] : [];
  });
  const sentences = demo.flatMap(({ descripcion }) => descripcion.split(/(?<=\.) /));
  const words = [...new Set(demo.flatMap(({ nombre, descripcion }) => `${nombre} ${descripcion}`.split(' ')))];

  const numbers = words.filter((word) => /^\d+$/.test(word));
  const values = new Map<string, string[]>();
  for (const { nombre, valor } of demo.flatMap(({ ficha }) => ficha)) {
    values.set(nombre, [...(values.get(nombre) ?? []), valor]);
  }

  const vary = (text: string): string =>
    text
      .split(' ')
      .map((word) => (/^\d+$/.test(word) ? pick(numbers) : random() < 1 / CHANGED_WORD ? pick(words) : word))
      .join(' ');
  const idOf = (at: number): string =>
    demo[at]?.id ??
    Math.floor(seededRandom(seed + at)() * 36 ** 7)
      .toString(36)
      .padStart(7, '0');
  const relative = (of: Product, at: number): Product => {
    const nombre = vary(of.nombre);
    const clave = `${of.clave.split('-')[0]}-${Math.floor(random() * 90_000 + 10_000)}`;
    const { precio, ...rest } = of;
    return {
      ...rest,
      id: idOf(at),
      nombre,
      slug: textToSlug(nombre),
      clave,
      descripcion: vary(`${pick(sentences)} ${pick(sentences)}`),
      ...(precio !== undefined && { precio: Math.round((precio * (0.5 + random())) / PESO) * PESO }),
      ficha: of.ficha.map(({ nombre, valor }) => ({ nombre, valor: pick(values.get(nombre) ?? [valor]) })),
      imagenes: of.imagenes.map((image) => (image.alt === of.nombre ? { ...image, alt: nombre } : image)),
      // Its own relatives.
      relacionados: {
        ...of.relacionados,
        alternativas: [1, 2, 3, 4].map((step) => idOf((at + step * demo.length) % size)),
      },
    };
  };
  const products = demo.slice(0, size);
  while (products.length < size)
    products.push(relative(demo[products.length % demo.length] as Product, products.length));
  return products;
}
