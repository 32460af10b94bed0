import { groupThousands } from '#domain/kernel/money.ts';
import { productCount } from '#domain/kernel/written-forms.ts';
import type { Product } from './product.ts';

/** An introduction to a category or subcategory, written from its products, because categories have no description. Empty without products. */
export function leadText(products: readonly Product[]): string {
  if (products.length === 0) return '';
  const prices = products.flatMap(({ precio }) => (precio === undefined ? [] : [precio]));
  const least = Math.floor(Math.min(...prices) / 100);
  const most = Math.ceil(Math.max(...prices) / 100);
  const brands = new Set(products.map(({ marca }) => marca).filter(Boolean));
  const [brand] = brands;
  const toTry = products.filter(({ demostracion }) => demostracion).length;

  const what = `${productCount(products.length)}${brands.size === 1 && brand ? ` ${brand}` : ''}`;
  const cost =
    prices.length === 0
      ? '; los cotizamos el mismo día.'
      : least === most
        ? ` a $${groupThousands(most)} con IVA.`
        : `, de $${groupThousands(least)} a $${groupThousands(most)} con IVA.`;
  const demo =
    toTry === 0
      ? ''
      : ` ${toTry === 1 ? 'Uno lo puedes' : `${toTry} los puedes`} probar en nuestro centro de experiencia.`;
  return what + cost + demo;
}
