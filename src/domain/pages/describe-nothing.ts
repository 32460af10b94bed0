import { makeHead } from './make-head.ts';
import type { Resolution } from './page-address.ts';
import type { PageHead } from './page-head.ts';
import type { PageShop } from './page-shop.ts';
import { describeWith } from './page-text.ts';
import { phoneSentence } from './store-sentences.ts';

/** Whoever asks for an address may make it as long as a request can be. */
const LONGEST_PATH = 500;
const HIDDEN = 'noindex';

/** The page of a product that is no longer sold. */
export function describeRetired({ slug, path }: Extract<Resolution, { kind: 'retired' }>, shop: PageShop): PageHead {
  const first = `${slug.slice(0, 80).replaceAll('-', ' ')}: ya no está en el catálogo de ${shop.profile.name}.`;
  return makeHead(
    {
      title: 'Producto descontinuado',
      description: describeWith(first, ['Mira lo que hay ahora en su lugar.', phoneSentence(shop)]),
      path,
      robots: HIDDEN,
    },
    shop,
  );
}

/** The page of an address that has none. Search engines do not list it. */
export function describeUnknown(path: string, shop: PageShop): PageHead {
  return makeHead(
    {
      title: 'Página no encontrada',
      description: describeWith(`La dirección cambió o no existe en ${shop.profile.name}.`, [
        'Busca el producto por nombre, clave o medida.',
        phoneSentence(shop),
      ]),
      path: path.slice(0, LONGEST_PATH).replace(/[^\w!$%&'()*+,\-./:;=@~]/gu, ''),
      robots: HIDDEN,
    },
    shop,
  );
}
