import { parseProduct } from '#domain/catalogue/parse-product.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Result } from '#domain/kernel/result.ts';

/** A product of that clave, without a price unless one is given in centavos. */
export function product(clave: string, precio?: number): Product {
  const parsed = parseProduct(clave.toLowerCase(), {
    visible: 'public',
    nombre: `Taladro ${clave}`,
    slug: clave.toLowerCase(),
    clave,
    unicID: '0',
    ...(precio && { precio }),
  });
  if (!parsed.ok || 'visible' in parsed.value) throw new Error('the test has no product');
  return parsed.value as Product;
}

/** The value of a result that a test expects to have one. */
export const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
};

export const drill = product('TZ-DH20', 249900);
export const saw = product('TZ-SC74');
