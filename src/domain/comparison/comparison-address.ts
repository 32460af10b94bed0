import { pages } from '#domain/site/pages.ts';
import { PRODUCT_FIELD } from '#domain/site/query-fields.ts';

/** How many products fit beside each other on a phone. */
export const COMPARED_AT_MOST = 4;

const SHOW_FIELD = 'ver';
const DIFFERENCES = 'diferencias';

/** What the address of a comparison asks for. */
export interface ComparisonPlace {
  /** Without repeated ones, in the order of the address. There may be more than fit. */
  readonly claves: readonly string[];
  readonly onlyDifferences: boolean;
}

/**
 * The address that shows these products beside each other, `/comparar?clave=100&clave=200`. One field for each product, because a clave may
 * contain any separator.
 */
export function comparisonPath({ claves, onlyDifferences }: ComparisonPlace): string {
  const fields = [
    ...claves.map((clave) => [PRODUCT_FIELD, clave]),
    ...(onlyDifferences ? [[SHOW_FIELD, DIFFERENCES]] : []),
  ].map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`);
  return fields.length > 0 ? `${pages.compare.path}?${fields.join('&')}` : pages.compare.path;
}

/** What finds a product by a clave of an address: people type one in either case. */
export const comparedKey = (clave: string): string => clave.toLowerCase();

/** Reads such an address. @param fields the fields of its query, decoded, in order. */
export function comparisonAt(fields: readonly (readonly [name: string, value: string])[]): ComparisonPlace {
  const claves = fields.flatMap(([name, value]) => (name === PRODUCT_FIELD && value.trim() ? [value.trim()] : []));
  return {
    claves: [...new Set(claves)],
    onlyDifferences: fields.some(([name, value]) => name === SHOW_FIELD && value === DIFFERENCES),
  };
}
