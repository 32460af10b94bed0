import { describe, expect, test } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import { allSteps } from '#domain/kernel/steps.ts';
import { isSiteFile, siteFileAt, siteFilePaths } from './site-files.ts';
import { sitemapParts } from './sitemap.ts';
import { product, shop, siteOf } from './testing/small-site.ts';

const NEVER = new Map();
const instant = (text: string) => {
  const parsed = parseInstant(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const locsIn = (xml = ''): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const textAt = (path: string, site = siteOf(), changedAt = NEVER) =>
  siteFileAt(path, site, shop, changedAt)?.text ?? '';

describe('the sitemap', () => {
  const site = siteOf([
    product('p1'),
    product('p2', { slug: 'por-cotizar', clave: 'Q-1', precio: undefined, imagenes: [] }),
    product('p3', { slug: 'taladro-percutor', clave: 'T-3' }),
  ]);

  test('has every page that search engines may list, each once and by its own address', () => {
    const locs = locsIn(textAt('/sitemap-1.xml', site));
    expect(locs).toEqual([...new Set(locs)]);
    expect(locs).toEqual(
      expect.arrayContaining([
        'https://tienda.mx/',
        'https://tienda.mx/contacto.html',
        'https://tienda.mx/con-cable',
        'https://tienda.mx/con-cable/taladros',
        'https://tienda.mx/con-cable/taladros/taladro-percutor',
        'https://tienda.mx/con-cable/taladros/por-cotizar',
        'https://tienda.mx/tutoriales/elegir-un-disco',
      ]),
    );
    for (const unlisted of ['/busqueda', '/cotizacion', '/bodega'])
      expect(locs).not.toContain(`https://tienda.mx${unlisted}`);
  });

  test('has no list that search engines may not list: without products, or of a hidden category', () => {
    const listed = (of: typeof site) =>
      locsIn(textAt('/sitemap-1.xml', of)).map((loc) => loc.slice('https://tienda.mx'.length));
    for (const path of ['/pinturas', '/pinturas/lijas-de-agua', '/con-cable/lijas'])
      expect(listed(site)).not.toContain(path);
    const hidden = listed({ ...site, categories: site.categories.map((one) => ({ ...one, visible: 'oculta' })) });
    expect(hidden).not.toContain('/con-cable/taladros');
    expect(hidden).toContain('/con-cable/taladros/taladro-percutor');
    expect(listed(site)).toContain('/tutoriales');
    expect(listed({ ...site, tutorials: [] })).not.toContain('/tutoriales');
    // Of two with one address the page shows the first, which has no products.
    const [label] = site.labels;
    const twice = label ? [{ ...label, id: 'vacia' }, ...site.labels] : [];
    expect(listed({ ...site, labels: twice })).not.toContain('/con-cable/taladros');
  });

  test('names an address once that two subcategories or two tutorials have, until staff correct one of them', () => {
    const { labels, tutorials } = site;
    const twice = {
      ...site,
      labels: [...labels, ...labels.map((label) => ({ ...label, id: `${label.id}-otra` }))],
      tutorials: [...tutorials, ...tutorials.map((tutorial) => ({ ...tutorial, id: 't2' }))],
    };
    expect(locsIn(textAt('/sitemap-1.xml', twice))).toEqual(locsIn(textAt('/sitemap-1.xml', site)));
  });

  test('has the pictures of a product', () => {
    expect(textAt('/sitemap-1.xml', site)).toContain(
      '<loc>https://tienda.mx/con-cable/taladros/taladro-percutor</loc><image:image><image:loc>https://tienda.mx/demo/taladro-1600.webp</image:loc></image:image>',
    );
  });

  test('says when a product, the lists that show it and the part that names it changed, and nothing where that is not known', () => {
    const changedAt = new Map([
      ['p1', instant('2026-11-20T10:00:00.123456Z')],
      ['p2', instant('2026-11-21T08:30:00.5Z')],
    ]);
    const xml = textAt('/sitemap-1.xml', site, changedAt);
    const lastmodOf = (path: string) =>
      new RegExp(`<loc>https://tienda\\.mx${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(xml)?.[1];
    expect(lastmodOf('/con-cable/taladros/taladro-percutor')).toBe('2026-11-20T10:00:00Z');
    expect(lastmodOf('/con-cable/taladros')).toBe('2026-11-21T08:30:00Z');
    expect(lastmodOf('/con-cable/lijas')).toBeUndefined();
    expect(lastmodOf('/nosotros')).toBeUndefined();
    expect(textAt('/sitemap.xml', site, changedAt)).toContain(
      '<sitemap><loc>https://tienda.mx/sitemap-1.xml</loc><lastmod>2026-11-21T08:30:00Z</lastmod></sitemap>',
    );
  });

  test('has parts of at most fifty thousand addresses and fifty megabytes, all named by the index', () => {
    const many = siteOf(
      Array.from({ length: 50_100 }, (_, at) => product(`p${at}`, { slug: `t-${at}`, imagenes: [] })),
    );
    const parts = allSteps(sitemapParts(many, shop, NEVER));
    expect(parts.map(({ text }) => locsIn(text).length)).toEqual([50_000, expect.any(Number)]);
    expect(locsIn(textAt('/sitemap.xml', many))).toEqual([
      'https://tienda.mx/sitemap-1.xml',
      'https://tienda.mx/sitemap-2.xml',
    ]);

    const imagenes = Array.from({ length: 20 }, (_, at) => ({
      imagen: `${'ñ'.repeat(590)}${at}`,
      alt: '',
      ancho: 1,
      alto: 1,
    }));
    const heavy = siteOf(Array.from({ length: 1000 }, (_, at) => product(`p${at}`, { slug: `t-${at}`, imagenes })));
    const sizes = allSteps(sitemapParts(heavy, shop, NEVER)).map(({ text }) => new TextEncoder().encode(text).length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50_000_000);
  });
});

test('robots.txt names the sitemap, keeps crawlers out of the staff area, and lets them read what asks not to be listed', () => {
  const text = textAt('/robots.txt');
  expect(text).toContain('Sitemap: https://tienda.mx/sitemap.xml');
  // A rule holds for every address that begins with it, and with a dollar at its end for that address alone.
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const isForbidden = (path: string): boolean =>
    rules.some((rule) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule)));
  for (const path of ['/admin', '/admin/', '/admin/productos', '/admin?volver=1', '/login', '/login/'])
    expect([path, isForbidden(path)]).toEqual([path, true]);
  for (const path of ['/', '/administracion-de-obra', '/administracion/carpetas', '/login-de-acero'])
    expect([path, isForbidden(path)]).toEqual([path, false]);
  expect(text).not.toContain('busqueda');
});

test('each file has its address and its type, and a part that is not there has none', () => {
  const site = siteOf();
  for (const path of siteFilePaths(site, shop, NEVER)) {
    expect(isSiteFile(path)).toBe(true);
    expect(siteFileAt(path, site, shop, NEVER)?.type).toMatch(/; charset=utf-8$/);
  }
  expect(siteFilePaths(site, shop, NEVER)).toContain('/sitemap-1.xml');
  for (const path of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/otro.txt']) {
    expect(siteFileAt(path, site, shop, NEVER)).toBeNull();
  }
  expect(isSiteFile('/sitemap-0.xml')).toBe(false);
});
