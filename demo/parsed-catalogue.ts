import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Result } from '#domain/kernel/result.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import type { Doc } from './catalogue/doc.ts';

export const catalogue = demoCatalogue();

/** Every document as the store parses it; one that it would refuse fails the tests. */
export function parseAll<T>(docs: readonly Doc[], parse: (id: string, fields: unknown) => Result<T, unknown>): T[] {
  return docs.map(({ id, fields }) => {
    const parsed = parse(id, fields);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  });
}

export const categories: Category[] = parseAll(catalogue.categories, parseCategory);
export const labels: Label[] = parseAll(catalogue.labels, parseLabel);
export const everything = parseAll(catalogue.products, parseProduct);
export const products: Product[] = everything.flatMap((product) => (isRetired(product) ? [] : [product]));
export const byClave = new Map(products.map((product) => [product.clave, product]));
export const byId = new Map(products.map((product) => [product.id, product]));
export const labelsById = new Map(labels.map((label) => [label.id, label]));
export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);
export const claves = (wrong: readonly Product[]): string[] => wrong.map(({ clave }) => clave);
