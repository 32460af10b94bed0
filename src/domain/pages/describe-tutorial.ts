import { tutorialPath } from '#domain/catalogue/addresses.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { pages } from '#domain/site/pages.ts';
import { makeHead } from './make-head.ts';
import type { PageHead } from './page-head.ts';
import type { PageShop } from './page-shop.ts';
import { describeWith } from './page-text.ts';
import { pictureAddress } from './picture-address.ts';
import type { SiteCatalogue } from './site-catalogue.ts';
import { article, breadcrumbList } from './structured-data.ts';
import { storeByName } from './structured-store.ts';

/** A tutorial's picture is stored without its size. */
const STILL = { ancho: 1600, alto: 900 };

/** A tutorial's page. Its title says that it is one where another page has the same name. */
export function describeTutorial(tutorial: Tutorial, { sharedNames }: SiteCatalogue, shop: PageShop): PageHead {
  const { titulo, resumen, slug, imagen, actualizado } = tutorial;
  const { profile, origin } = shop;
  const title = sharedNames.has(titulo) ? `${titulo} (tutorial)` : titulo;
  const path = tutorialPath(slug);
  const description = describeWith(resumen ? `${titulo}: ${resumen}` : `Tutorial: ${titulo}.`, [
    `Explicado por el taller de ${profile.name}, ${profile.address.city}.`,
    'Paso a paso, con lo que se usa y su precio con IVA.',
  ]);
  const trail = [
    { name: pages.home.title, href: pages.home.path },
    { name: pages.tutorials.title, href: pages.tutorials.path },
    { name: titulo, href: path },
  ];
  return makeHead(
    {
      title,
      description,
      path,
      type: 'article',
      image: imagen ? { imagen, alt: titulo, ...STILL } : undefined,
      jsonLd: [
        breadcrumbList(trail, origin),
        article(
          {
            headline: titulo,
            description,
            path,
            images: imagen ? [pictureAddress(imagen, shop)] : [],
            modified: actualizado && `${actualizado.slice(0, 19)}Z`,
            publisher: storeByName(shop),
          },
          origin,
        ),
      ],
    },
    shop,
  );
}
