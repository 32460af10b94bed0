import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { describePage } from './describe-page.ts';
import { headHtml } from './head-html.ts';
import type { SiteCatalogue } from './site-catalogue.ts';
import { siteFileAt } from './site-files.ts';
import { product, shop, siteOf } from './testing/small-site.ts';

const TEXTS: Readonly<Record<string, string>> = {
  quotes: `1/2" 'comilla' "doble" \`grave\``,
  'the end of a script': '</script><script>alert(1)</script><!--',
  'the end of an attribute': '" onerror="alert(1)" x="',
  'the end of a CDATA section': ']]><x>&lt;&amp;&#60;',
  'control characters': 'a\u0000b\u0008c\u001bd\u0085e\ufffef\uffff',
  'line ends': 'a\r\nb\u2028c\u2029d',
  'emoji and other scripts': '🔧👩‍🔧 Ñandú 漢字 العربية',
  'half a surrogate pair': 'a\ud800b\udc00c',
  'two hundred kilobytes': 'taladro <b>"&" '.repeat(13_000),
};

const place = { folder: 'con-cable', label: 'taladros' };
function siteWith(text: string): SiteCatalogue {
  const fields = {
    nombre: text,
    clave: text,
    marca: text,
    modelo: text,
    descripcion: text,
    ficha: [{ nombre: text, valor: text }],
    imagenes: [{ imagen: `productos/${text}`, alt: text, ancho: 1600, alto: 1600 }],
  };
  const site = siteOf([product('p1', fields), product('p2', { ...fields, slug: 'segundo', precio: undefined })]);
  const labels = site.labels.map((label) => ({ ...label, nombre: text, descripcion: text }));
  const categories = site.categories.map((category) => ({ ...category, name: text }));
  const tutorials = site.tutorials.map((tutorial) => ({ ...tutorial, titulo: text, resumen: text, imagen: text }));
  return { ...site, labels, categories, tutorials };
}

function headsOf(site: SiteCatalogue): string[] {
  const [category, , hidden] = site.categories;
  const [label] = site.labels;
  const [tutorial] = site.tutorials;
  const list = { products: site.products, page: 1, pages: 1, isFiltered: false };
  if (!category || !hidden || !label || !tutorial) throw new Error('an empty site');
  const found = [
    ...site.products.map((one: Product) => ({ kind: 'product', product: one, path: `/${place.folder}/x/y` }) as const),
    { kind: 'category', category, list } as const,
    { kind: 'category', category: hidden, list } as const,
    { kind: 'label', label, category, list } as const,
    { kind: 'tutorial', tutorial } as const,
    { kind: 'search', words: category.name } as const,
  ].map((address) => describePage({ kind: 'found', address }, site, shop));
  const path = `/${category.name}`;
  const others = [
    describePage({ kind: 'unknown', path }, site, shop),
    describePage(
      { kind: 'retired', slug: category.name, path: '/a/b/c', successors: [], listing: undefined },
      site,
      shop,
    ),
  ];
  return [...found, ...others].map(headHtml);
}

const ELEMENT =
  /<(title)>([^<]*)<\/title>|<(?:meta|link)(?: [a-z]+="[^"<>]*")+>|<script type="application\/ld\+json">([^<]*)<\/script>/g;
const XML_PARTS = /<\?xml [^<>]*\?>|<\/?[a-z]+(?::[a-z_]+)?(?: [a-z:]+="[^"<>]*")*>|&(?:amp|lt|gt|quot|#39);|[^<>&]/gu;
/** What no XML 1.0 document may contain, half a surrogate pair among it. */
const IMPOSSIBLE = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

describe.each(Object.entries(TEXTS))('%s', (_name, text) => {
  const site = siteWith(text);

  test('stays text in every head, and the data for machines can be read', () => {
    for (const html of headsOf(site)) {
      expect(html.replace(ELEMENT, '').trim()).toBe('');
      expect(html).not.toMatch(IMPOSSIBLE);
      for (const [, , , json] of html.matchAll(ELEMENT)) if (json) expect(JSON.parse(json)).toBeInstanceOf(Array);
      expect(html.length).toBeLessThan(30_000);
    }
  });

  test('stays text in the sitemap and in the product feed', () => {
    for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/productos.xml', '/robots.txt']) {
      const xml = siteFileAt(path, site, shop, new Map())?.text ?? '';
      expect(xml).not.toBe('');
      expect(xml).not.toMatch(IMPOSSIBLE);
      expect(xml.replace(XML_PARTS, '')).toBe('');
      // Every element that begins ends: text that looks like one would upset the count.
      const begun = [...xml.matchAll(/<([a-z:_]+)[ >]/g)].map(([, name = '']) => name).sort();
      const ended = [...xml.matchAll(/<\/([a-z:_]+)>/g)].map(([, name = '']) => name).sort();
      expect(ended).toEqual(begun);
    }
  });
});

test('what people read of a hostile name is the name', () => {
  const [html = ''] = headsOf(siteWith(TEXTS['the end of a script'] ?? ''));
  expect(html).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--');
});
