import { expect, test } from 'vitest';
import { compileGlob } from '#backend/hosting/glob.ts';
import { productPath } from '#domain/catalogue/addresses.ts';
import { product, siteOf } from '#domain/pages/testing/small-site.ts';
import { movedAddresses } from './moved-addresses.ts';
import { pageFile } from './page-file.ts';

const drill = product('p1');
const site = siteOf([drill]);
const drillPath = productPath(drill, site);

const leadsTo = (path: string): string | undefined =>
  movedAddresses(site).find(({ source }) => compileGlob(source)(path))?.destination;

test.each([
  ['/electrica', '/con-cable'],
  ['/electrica/taladros', '/con-cable/taladros'],
  ['/con-cable/taladros-electricos', '/con-cable/taladros'],
  ['/pinturas/lijas', '/con-cable/lijas'],
  ['/con-cable/taladros/taladro-750', drillPath],
  ['/pinturas/otra/taladro-tenaz', drillPath],
])('%s leads to %s', (path, to) => {
  expect(leadsTo(path)).toBe(to);
});

test('an address of a page, of the staff area or of a file is not redirected', () => {
  const own = [
    '/',
    '/con-cable',
    '/con-cable/taladros',
    '/con-cable/lijas',
    '/pinturas/lijas-de-agua',
    drillPath,
    '/nosotros',
  ];
  for (const path of [...own, '/admin/taladros', '/assets/lijas', '/admin/productos/taladro-750'])
    expect(leadsTo(path), path).toBeUndefined();
});

test('of subcategories with one slug, an old folder leads to the one of its own category', () => {
  const labels = site.labels
    .map((label) => (label.id === 'lijas-2' ? { ...label, slug: 'lijas' } : label))
    .toReversed();
  const shared = movedAddresses({ ...site, labels });
  const to = (path: string) => shared.find(({ source }) => compileGlob(source)(path))?.destination;
  expect(to('/electrica/lijas')).toBe('/con-cable/lijas');
  expect(to('/otra/lijas')).toBe('/pinturas/lijas');
  expect([to('/con-cable/lijas'), to('/pinturas/lijas')]).toEqual([undefined, undefined]);
});

test('a product with the old slug of another keeps its address', () => {
  const other = product('p2', { slug: 'taladro-750', slugsAnteriores: '' });
  const both = siteOf([drill, other]);
  const sources = movedAddresses(both).map(({ source }) => source);
  expect(sources.filter((source) => compileGlob(source)(productPath(other, both)))).toEqual([]);
});

test.each([
  ['/', 'index.html'],
  ['/contacto.html', 'contacto.html'],
  ['/pinturas/vinilicas', 'pinturas/vinilicas/index.html'],
  ['/pinturas/dise%C3%B1o', 'pinturas/diseño/index.html'],
  ['/a/b/..%2F..%2Fshell', null],
  ['/a/..', null],
  ['/a/.oculto', null],
  [`/a/${'x'.repeat(256)}`, null],
])('the file of %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});
