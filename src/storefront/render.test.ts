/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import type { MenusRead } from '#domain/catalogue/menus-read.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { readServedText } from '#domain/catalogue/served-text.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { PageBuild, PageResponse } from '#domain/pages/render-page.ts';
import { type SiteCatalogue, siteCatalogue } from '#domain/pages/site-catalogue.ts';
import { renderPage } from './render.tsx';
import { categoryFacet } from './search/category-facet.ts';

function read<T>(parsed: Result<T, unknown>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function product(at: number, fields: object = {}): Product {
  const parsed = read(
    parseProduct(`p${at}`, {
      nombre: `Taladro ${at}`,
      slug: `taladro-${at}`,
      clave: `TP-${at}`,
      marca: 'TENAZ',
      descripcion: 'Perfora block y tabique.',
      unicID: '0',
      etiquetas: ['l1'],
      precio: 119_900 + at,
      unidad: 'pieza',
      ficha: [{ nombre: 'Voltaje', valor: at % 2 ? '20 V' : '12 V' }],
      imagenes: [{ imagen: 'productos/a/1-1600.webp', alt: '', ancho: 1600, alto: 1600 }],
      destacado: at < 3,
      visible: 'public',
      ...fields,
    }),
  );
  if (isRetired(parsed)) throw new Error('not public');
  return parsed;
}

const shop = (products: readonly Product[]): SiteCatalogue =>
  siteCatalogue(
    {
      categories: [
        read(
          parseCategory('c0', {
            name: 'Inalámbrica',
            folder: 'inalambrica',
            menu: 'megamenu',
            unicID: '0',
            visible: 'public',
            orden: 0,
          }),
        ),
      ],
      labels: [
        read(
          parseLabel('l1', {
            nombre: 'Taladros',
            slug: 'taladros',
            carpeta: 'inalambrica',
            unicID: '0',
            descripcion: 'Para muro y madera.',
          }),
        ),
      ],
      products,
    },
    [
      read(
        parseTutorial('t1', {
          titulo: 'Elegir broca',
          slug: 'elegir-broca',
          cuerpo: 'Mide.',
          productos: ['p1'],
          visible: 'public',
        }),
      ),
    ],
  );

const build: PageBuild = {
  id: 'b1',
  shell:
    '<!doctype html><html><head><title>La tienda</title><script type="module" crossorigin src="/assets/shell.js"></script><link rel="modulepreload" crossorigin href="/assets/tienda.js"><link rel="stylesheet" crossorigin href="/assets/base.css"></head><body><div id="root"></div>\n<noscript>Sin script.</noscript></body></html>',
  screens: {
    catalogue: { sheet: 'assets/pagina-catalogo.css', styles: ['assets/base.css', 'assets/catalogo.css'] },
  },
};
const catalogue = shop(Array.from({ length: 60 }, (_, at) => product(at)));
const pageAt = (path: string, of = catalogue, menusRead?: MenusRead): PageResponse =>
  renderPage({
    path,
    catalogue: of,
    ...(menusRead && { menusRead }),
    retired: new Map([['taladro-viejo', { slug: 'taladro-viejo', alternatives: ['p7'] }]]),
    build,
    origin: 'https://tienda.mx',
    files: { storageBucket: 'tienda', embedded: true },
  });
const linksOf = ({ body }: PageResponse): string[] =>
  [...body.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');

test.each([
  ['/', 200],
  ['/nosotros', 200],
  ['/busqueda?search=taladro', 200],
  ['/busqueda?search=taladro&pagina=2', 200],
  ['/busqueda?search=taladro&pagina=99', 404],
  ['/busqueda?search=taladro&pagina=x', 404],
  ['/busqueda?search=xyzzyqwv', 200],
  ['/tutoriales/elegir-broca', 200],
  ['/inalambrica', 200],
  ['/inalambrica?pagina=2', 200],
  ['/inalambrica?pagina=3', 404],
  ['/inalambrica/taladros', 200],
  ['/inalambrica/taladros/taladro-1', 200],
  ['/inalambrica/taladros/taladro-viejo', 410],
  ['/inalambrica/taladros/nunca', 404],
  ['/nunca', 404],
  ['/a/b/c/d', 404],
  ['/%E0%A4%A', 404],
] as const)('%s is answered with %i, and with a whole page', (path, status) => {
  const page = pageAt(path);
  expect(page.status).toBe(status);
  expect(page.body).toContain('id="contenido"');
  expect(page.body).not.toContain('Algo falló');
  expect(page.body).not.toContain('aria-busy="true"');
  expect(page.body).not.toContain('Sin script.');
  // The content policy forbids them, and the browser would leave them out.
  expect(page.body).not.toMatch(
    / style="|<style|<script(?! type="(?:application\/|module" fetchpriority="low" crossorigin src=))/,
  );
});

test('a product at another folder or label is moved to its own address', () => {
  expect(pageAt('/otra/cosa/taladro-1?utm_source=x')).toMatchObject({
    status: 301,
    headers: { Location: '/inalambrica/taladros/taladro-1?utm_source=x' },
    body: '',
  });
});

test('whoever comes by an advertisement gets the page of the others, whose links lead on without its fields', () => {
  const plain = pageAt('/inalambrica');
  expect(pageAt('/inalambrica?gclid=abc&gad_source=1')).toEqual(plain);
  expect(linksOf(pageAt('/inalambrica?desde=chat&voltaje=nada'))).toContain('/inalambrica?pagina=2');
  expect(linksOf(pageAt('/inalambrica?orden=precio&srsltid=x'))).toContain('/inalambrica?orden=precio&amp;pagina=2');
});

test('the same inputs give the same bytes, whatever was rendered between', () => {
  const first = pageAt('/inalambrica/taladros/taladro-1');
  for (const path of ['/', '/nunca', '/busqueda?search=broca']) pageAt(path);
  pageAt('/inalambrica/taladros/taladro-1', shop([product(1, { precio: 5 })]));
  expect(pageAt('/inalambrica/taladros/taladro-1')).toEqual(first);
});

test('a retired product leads to what is sold instead', () => {
  expect(linksOf(pageAt('/inalambrica/taladros/taladro-viejo'))).toContain('/inalambrica/taladros/taladro-7');
});

test('the pages of a long list lead on to each other, and together have every product once', () => {
  const [one, two] = ['/inalambrica', '/inalambrica?pagina=2'].map((path) => pageAt(path));
  if (!one || !two) throw new Error('two pages');
  expect(linksOf(one)).toContain('/inalambrica?pagina=2');
  expect(linksOf(two)).toContain('/inalambrica');
  const listed = [one, two].flatMap((page) => linksOf(page).filter((href) => href.includes('/taladros/taladro-')));
  expect(listed.toSorted()).toEqual(catalogue.products.map(({ slug }) => `/inalambrica/taladros/${slug}`).toSorted());
});

test('an address beyond a list shows the end of the list, because a search said of what the store has that nothing is called so', () => {
  const listed = (path: string) => linksOf(pageAt(path)).filter((href) => href.includes('/taladros/taladro-')).length;
  expect(listed('/inalambrica?pagina=9')).toBe(12);
  expect(listed('/inalambrica?voltaje=20-v&pagina=2')).toBe(30);
  expect(listed('/busqueda?search=taladro&pagina=99')).toBe(12);
  expect(pageAt('/busqueda?search=taladro&pagina=99').body).not.toContain('Ningún producto');
});

test('a search whose filters leave nothing says it of the filters, and not that nothing is called so', () => {
  const mixed = shop(Array.from({ length: 20 }, (_, at) => product(at, at % 2 ? {} : { marca: 'OTRA' })));
  const { body } = pageAt('/busqueda?search=taladro&voltaje=20-v&marca=otra', mixed);
  expect(body).toContain('Ningún producto cumple con todo lo elegido.');
});

test('a page waits for one style sheet, and asks for no code that its first script does not ask for', () => {
  const fetched = ({ body }: PageResponse) => [
    ...body.matchAll(/<link rel="(?:stylesheet|modulepreload)"(?! disabled)[^>]*href="([^"]+)"/g),
  ];
  const page = pageAt('/inalambrica');
  expect(fetched(page).map(([, href]) => href)).toEqual(['/assets/pagina-catalogo.css']);
  // Those that it is made of are named, so that the bundler's code does not fetch them.
  expect(page.body).toMatch(/base\.css.*catalogo\.css.*<\/head>/s);
  expect(fetched(pageAt('/nosotros')).map(([, href]) => href)).toEqual(['/assets/base.css']);
});

test('uploaded pictures have an address where there is no browser', () => {
  expect(pageAt('/inalambrica').body).toContain('/v0/b/tienda/o/productos%2Fa%2F1-400.webp?alt=media');
});

const served = ({ body }: PageResponse) =>
  readServedText(/<script type="application\/json" id="pagina">(.*?)<\/script>/s.exec(body)?.[1] ?? '');

test('beside a long list the data have no texts of other subcategories, and do not say that the menus are known', () => {
  const texts = (path: string) => served(pageAt(path)).labels.map(({ descripcion }) => descripcion);
  const all = catalogue.labels.map(({ descripcion }) => descripcion);
  expect(texts('/')).toEqual(all);
  expect(texts('/inalambrica').join('')).toBe('');
  expect(texts('/inalambrica/taladros').filter(Boolean)).toHaveLength(1);
  const at = parseInstant('2026-11-21T00:00:00Z');
  if (!at) throw new Error('a time');
  const cursor = { last: { actualizado: at, id: 'a' }, asOf: at, wholeAsOf: at };
  const menusRead = { categories: cursor, labels: cursor, shape: 1 };
  const read = (path: string) => served(pageAt(path, catalogue, menusRead)).read;
  expect(read('/')).toEqual(menusRead);
  expect(read('/inalambrica')).toBeUndefined();
});

test('what a page was rendered from comes with it: of a list what its cards show, of a product all', () => {
  expect(served(pageAt('/inalambrica')).list).toMatchObject({ count: 60, products: { length: 48 } });
  expect(served(pageAt('/inalambrica')).list?.products[0]?.ficha).toEqual([]);
  expect(served(pageAt('/inalambrica/taladros/taladro-1')).products[0]).toEqual(catalogue.products[1]);
});

test('a product that cannot be shown breaks its card, and not the page', () => {
  const broken = { ...product(2), clave: {} } as unknown as Product;
  for (const path of ['/inalambrica', '/']) {
    const page = pageAt(path, shop([product(1), broken, product(3)]));
    expect(page.status).toBe(200);
    expect(linksOf(page)).toContain('/inalambrica/taladros/taladro-1');
    expect(linksOf(page)).not.toContain('/inalambrica/taladros/taladro-2');
  }
});

test('the picture that people wait for is asked for first, in the size that is shown, and no drawing before it', () => {
  const { body } = pageAt('/');
  const [hero = ''] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(body) ?? [];
  expect(hero).toMatch(/ sizes="[^"]+"/);
  expect(hero).toMatch(/ srcSet="[^"]*-400\.webp[^"]* 400w,[^"]* 1600w"/i);
  expect(body).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet="[^"]*-800\.webp/i);
  expect(body).not.toMatch(/<link rel="preload"[^>]*\.svg/);
  expect(body.slice(body.indexOf('<footer'))).toMatch(/<img loading="lazy" src="[^"]*\.svg"/);
});

test('text of the catalogue stays text, in the page and in its data', () => {
  const nombre = 'Sierra "$&" </script><script>alert(1)</script> & <b>';
  const { body } = pageAt(
    '/inalambrica/taladros/taladro-1',
    shop([product(1, { nombre, descripcion: "$' <img onerror=x>" })]),
  );
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img onerror');
  expect(body.match(/<script/g)).toHaveLength(3);
  expect(body).toContain('Sierra &quot;$&amp;&quot; &lt;/script&gt;');
});

test.each(['10%de', '%25', '100%', '10%26', 'a+b', 'ñ', 'a&b=c', '50% más'])(
  'the page of a search for «%s» is of exactly that',
  (query) => {
    const { body } = pageAt(`/busqueda?search=${encodeURIComponent(query)}`);
    const written = query.replaceAll('&', '&amp;');
    expect(body).toContain(`“${written}”</span>`);
    expect(body).toContain(`value="${written}"`);
  },
);

test('a tutorial whose video has an address that is none is read all the same', () => {
  const tutorials = catalogue.tutorials.map((tutorial) => ({ ...tutorial, video: 'https://[' }));
  expect(pageAt('/tutoriales/elegir-broca', { ...catalogue, tutorials }).body).toContain('Mide.');
});

test('no page leads to the catch-all category, which has none, and no search is narrowed to it', () => {
  const categories = catalogue.categories.map((category) => ({ ...category, name: 'Sin categoria' }));
  const hidden = siteCatalogue({ ...catalogue, categories }, catalogue.tutorials);
  for (const path of ['/inalambrica/taladros', '/inalambrica/taladros/taladro-1', '/comparar?clave=TP-1'])
    expect(linksOf(pageAt(path, hidden)), path).not.toContain('/inalambrica');
  expect(categoryFacet(categories).valueOf(product(1))).toBeUndefined();
});

test('a search finds in the catalogue that it is asked for', () => {
  expect(linksOf(pageAt('/busqueda?search=TP-7'))).toContain('/inalambrica/taladros/taladro-7');
  expect(linksOf(pageAt('/busqueda?search=TP-7', shop([product(1)])))).not.toContain('/inalambrica/taladros/taladro-7');
});

test('of a search as long as a page the heading and the chat have its beginning, without signs that turn the text around it', () => {
  const { body } = pageAt(`/busqueda?search=${encodeURIComponent(`\u202exyzzyqwv${'ñ'.repeat(10_000)}`)}`);
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
  expect(heading).toMatch(/^Resultados de “xyzzyqwvñ+…”$/);
  expect(heading.length).toBeLessThan(150);
  const chat = new URL(/https:\/\/wa\.me\/[^"]+xyzzyqwv[^"]*/.exec(body)?.[0] ?? '');
  expect(chat.href.length).toBeLessThan(1500);
  expect(body.match(/Preguntar por[^<]*“[^<]*/g)?.every((name) => name.length < 150)).toBe(true);
});
