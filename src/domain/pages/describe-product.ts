import type { Product } from '#domain/catalogue/product.ts';
import { productTrail } from '#domain/catalogue/product-trail.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { pages } from '#domain/site/pages.ts';
import { makeHead } from './make-head.ts';
import type { PageHead } from './page-head.ts';
import type { PageShop } from './page-shop.ts';
import { describeWith, oneLine } from './page-text.ts';
import { pictureAddress } from './picture-address.ts';
import type { SiteCatalogue } from './site-catalogue.ts';
import { phoneSentence } from './store-sentences.ts';
import { breadcrumbList } from './structured-data.ts';
import { plainAmount, structuredProduct } from './structured-product.ts';

/** What is left of a description's characters after the longest price, clave and brand. */
const NAME_IN_DESCRIPTION = 70;

/** @param path the product's own address. */
export function describeProduct(product: Product, path: string, catalogue: SiteCatalogue, shop: PageShop): PageHead {
  const { nombre, clave, precio } = product;
  const title = catalogue.sharedNames.has(nombre) ? `${oneLine(nombre, 80)} (${clave})` : nombre;
  const places = productTrail(product, catalogue);
  const trail = [{ name: pages.home.title, href: pages.home.path }, ...places, { name: nombre, href: path }];
  const description = descriptionOf(product, places.at(-1)?.name, shop);
  const images = product.imagenes.map(({ imagen }) => pictureAddress(imagen, shop));
  return makeHead(
    {
      title,
      chatTitle: precio === undefined ? nombre : `${oneLine(nombre, 90)} · ${formatCentavos(precio)}`,
      description,
      path,
      type: 'product',
      image: product.imagenes[0],
      facts: chatFacts(product),
      jsonLd: [
        breadcrumbList(trail, shop.origin),
        structuredProduct(product, { path, images, origin: shop.origin, description }),
      ],
    },
    shop,
  );
}

function descriptionOf(product: Product, place: string | undefined, shop: PageShop): string {
  const { nombre, clave, marca, precio, demostracion, descripcion } = product;
  const { name, address } = shop.profile;
  const short = oneLine(nombre, NAME_IN_DESCRIPTION);
  const brand = marca && !short.includes(marca) ? ` ${oneLine(marca, 20)}` : '';
  const price = precio === undefined ? 'precio por cotización' : `${formatCentavos(precio)} con IVA`;
  const [sentence = ''] = /^[^.]{10,}?\.(?=\s|$)/.exec(descripcion.slice(0, 200)) ?? [];
  return describeWith(`${short}${brand}: ${price}, clave ${oneLine(clave, 40)}.`, [
    `${place ? `${oneLine(place, 50)} en ` : ''}${name}, ${address.city}.`,
    demostracion ? 'Se puede probar en la tienda.' : '',
    sentence,
    phoneSentence(shop),
  ]);
}

/** What chats and catalogues of other sites read of a product. */
function chatFacts({ clave, marca, precio }: Product): (readonly [string, string])[] {
  return [
    ...(precio === undefined
      ? []
      : [['product:price:amount', plainAmount(precio)] as const, ['product:price:currency', 'MXN'] as const]),
    ...(marca ? [['product:brand', oneLine(marca, 80)] as const] : []),
    ['product:retailer_item_id', oneLine(clave, 40)],
  ];
}
