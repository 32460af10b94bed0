import { type Centavos, formatCentavos } from '#domain/kernel/money.ts';
import { productCount } from '#domain/kernel/written-forms.ts';
import { priceTerm } from './price-stamp.ts';
import type { Product } from './product.ts';

/** An introduction to a category or subcategory, written from its products, because categories have no description. Empty without products. */
export function leadText(products: readonly Product[]): string {
  if (products.length === 0) return '';
  const priced = products.filter(({ precio }) => precio !== undefined);
  const prices = priced.map(({ precio = 0 }) => precio);
  const ends = [Math.min(...prices), Math.max(...prices)] as const;
  const brands = new Set(products.map(({ marca }) => marca));
  const [brand] = brands;
  const toTry = products.filter(({ demostracion }) => demostracion).length;

  const isOne = products.length === 1;
  const what = `${productCount(products.length)}${brands.size === 1 && brand ? ` ${brand}` : ''}`;
  const cost =
    prices.length === 0
      ? `; ${isOne ? 'lo' : 'los'} cotizamos el mismo día.`
      : ends[0] === ends[1]
        ? ` a ${shortPrice(ends[0])} con IVA${rangeTerm(priced, ends)}.`
        : `, de ${shortPrice(ends[0])} a ${shortPrice(ends[1])} con IVA${rangeTerm(priced, ends)}.`;
  const demo =
    toTry === 0
      ? ''
      : ` ${isOne ? 'Lo puedes' : toTry === 1 ? 'Uno lo puedes' : `${toTry} los puedes`} probar en nuestro centro de experiencia.`;
  return what + cost + demo;
}

/** `$100`, and `$99.50` where it is no whole number of pesos. */
const shortPrice = (amount: Centavos): string => formatCentavos(amount).replace(/\.00$/, '');

/** Since when both ends of a range hold: since the later of them. An end that is an offer holds until its day. */
function rangeTerm(priced: readonly Product[], ends: readonly number[]): string {
  const atEnds = ends.flatMap((end) => {
    const same = priced.filter(({ precio }) => precio === end);
    // Of several at the same price the one that has had it longest says since when there is such a price.
    return same.toSorted((a, b) => holdsSince(a).localeCompare(holdsSince(b))).slice(0, 1);
  });
  const offered = atEnds
    .filter(({ offer }) => offer)
    .toSorted((a, b) => (a.offer?.until ?? '').localeCompare(b.offer?.until ?? ''));
  const [decisive] =
    offered.length > 0 ? offered : atEnds.toSorted((a, b) => holdsSince(b).localeCompare(holdsSince(a)));
  const term = decisive ? priceTerm(decisive) : '';
  return term && `, ${term}`;
}

/** An offer ends, so a price that stays comes before it; one without a day comes last. */
const holdsSince = ({ offer, precioVigente }: Product): string => (offer ? `8${offer.until}` : (precioVigente ?? '9'));
