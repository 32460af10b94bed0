import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import { movesOf, movesText } from '../forms/category-move.ts';
import { orphansOfCategory, orphansOfLabel } from '../forms/orphans.ts';
import { otherCategory, otherLabel, otherTutorial } from '../testing/bad-values.ts';
import { dataQuality, type QualityKind } from './data-quality.ts';
import { qualityText } from './data-quality-text.ts';

const product = (id: string, change: Partial<Product> = {}): Product =>
  bareProduct(id, {
    nombre: `Taladro ${id}`,
    slug: `taladro-${id}`,
    clave: `TZ-${id}`,
    etiquetas: ['e1'],
    precio: 100,
    precioVigente: '2026-11-01',
    imagenes: [{ imagen: '/demo/a-1600.webp', alt: 'Taladro', ancho: 1600, alto: 1200 }],
    ...change,
  });
const catalogue = (change: Partial<Catalogue> = {}): Catalogue => ({
  categories: [otherCategory],
  labels: [otherLabel],
  products: [product('1')],
  ...change,
});
/** The same with the products as staff see them. */
const staffCatalogue = (change: Partial<Catalogue> = {}) => {
  const { categories, labels, products } = catalogue(change);
  return {
    categories,
    labels,
    products: products.map((one) => ({ id: one.id, state: 'public' as const, product: one, entry: null })),
  };
};
const STALE_BEFORE = '2026-08-23';

test('a catalogue without errors has no findings', () => {
  expect(dataQuality(catalogue(), [{ ...otherTutorial, productos: ['1'], etiquetas: ['e1'] }], STALE_BEFORE)).toEqual(
    [],
  );
});

const withFeature = (href: string) => ({
  ...otherCategory,
  menuindex2: { href, name: 'x', description: '', imagenes: [] },
});

describe('each error is found once, at the document where it is corrected', () => {
  test.each<[QualityKind, Partial<Catalogue>, string[]]>([
    ['no-picture', { products: [product('1', { imagenes: [] })] }, ['1']],
    ['no-alt', { products: [product('1', { imagenes: [{ imagen: 'a', alt: '', ancho: 1, alto: 1 }] })] }, ['1']],
    ['stale-price', { products: [product('1', { precioVigente: '2026-08-22' })] }, ['1']],
    ['no-label', { products: [product('1', { etiquetas: [] }), product('2')] }, ['1']],
    ['orphan-label', { products: [product('1', { etiquetas: ['e1', 'gone'] })] }, ['1']],
    ['no-category', { products: [product('1', { unicID: '99' })] }, ['1']],
    ['duplicate-clave', { products: [product('1'), product('2', { clave: 'tz-1 ' })] }, ['1', '2']],
    ['duplicate-address', { products: [product('1'), product('2', { slug: 'taladro-1' })] }, ['1', '2']],
    [
      'broken-link',
      { products: [product('1', { relacionados: { accesorios: ['gone'], refacciones: [], alternativas: [] } })] },
      ['1'],
    ],
    ['broken-link', { categories: [withFeature('/herramienta-inalambrica/taladros/gone')] }, ['c1']],
    ['broken-link', { categories: [withFeature('/gone')] }, ['c1']],
    ['orphan-label', { labels: [{ ...otherLabel, unicID: '99' }] }, ['e1']],
    ['empty-label', { labels: [otherLabel, { ...otherLabel, id: 'e2', slug: 'otra' }] }, ['e2']],
    [
      'duplicate-address',
      { labels: [otherLabel, { ...otherLabel, id: 'e2' }], products: [product('1', { etiquetas: ['e1', 'e2'] })] },
      ['e1', 'e2'],
    ],
    ['duplicate-address', { categories: [otherCategory, { ...otherCategory, id: 'c2' }] }, ['c1', 'c2']],
  ])('%s %#', (kind, change, where) => {
    const groups = dataQuality(catalogue(change), [], STALE_BEFORE);
    expect(groups.map((group) => [group.kind, group.found.map(({ id }) => id)])).toEqual([[kind, where]]);
    expect(qualityText(kind).title).not.toBe('');
  });

  test('no-price-date', () => {
    const { precioVigente: _, ...undated } = product('1');
    expect(dataQuality(catalogue({ products: [undated] }), [], STALE_BEFORE).map(({ kind }) => kind)).toEqual([
      'no-price-date',
    ]);
  });

  test('a tutorial that names products that no longer exist', () => {
    const groups = dataQuality(catalogue(), [{ ...otherTutorial, productos: ['gone'] }], STALE_BEFORE);
    expect(groups).toMatchObject([
      { kind: 'broken-link', found: [{ collection: 'tutoriales', id: 't1', detail: 'un producto que ya no está' }] },
    ]);
  });

  test.each([
    '/',
    '/herramienta-inalambrica',
    '/herramienta-inalambrica/taladros',
    '/x/y/taladro-1',
    '/tutoriales/a',
    'https://x.mx/a',
    '/contacto.html',
    '/contacto.html#mapa',
  ])('%s is no broken link', (href) =>
    expect(dataQuality(catalogue({ categories: [withFeature(href)] }), [], STALE_BEFORE)).toEqual([]),
  );
});

test('a featured product by the address that it had before is no broken link, because it leads on to the product', () => {
  const products = [product('1', { slugsAnteriores: 'taladro-viejo otro' })];
  const found = (href: string) =>
    dataQuality(catalogue({ categories: [withFeature(href)], products }), [], STALE_BEFORE);
  expect(found('/x/y/taladro-viejo')).toEqual([]);
  expect(found('/x/y/taladro-de-nadie')).toMatchObject([{ kind: 'broken-link' }]);
});

describe('what moves with a category', () => {
  test('a new folder takes its subcategories and the addresses of their products', () => {
    const moves = movesOf(otherCategory, { folder: 'inalambrica', unicID: '0' }, staffCatalogue());
    expect(moves.labels).toEqual([{ ...otherLabel, carpeta: 'inalambrica' }]);
    expect(movesText(moves)).toBe('1 subcategoría se mueve, 1 producto cambia de dirección.');
  });

  test('a subcategory in a folder of its own stays there', () => {
    const elsewhere = { ...otherLabel, carpeta: 'otra' };
    const moves = movesOf(
      otherCategory,
      { folder: 'inalambrica', unicID: '0' },
      staffCatalogue({ labels: [elsewhere] }),
    );
    expect(moves).toMatchObject({ labels: [], readdressed: 0 });
  });

  test('a new unicID takes subcategories and products', () => {
    const moves = movesOf(
      otherCategory,
      { ...otherCategory, unicID: '8' },
      staffCatalogue({ products: [product('1'), product('2', { unicID: '5' })] }),
    );
    expect(moves.products.map(({ id }) => id)).toEqual(['1']);
    expect(movesText(moves)).toBe('1 subcategoría se mueve, 1 producto cambia de categoría.');
  });

  test('a new name moves nothing', () => {
    expect(movesText(movesOf(otherCategory, otherCategory, staffCatalogue()))).toBe('');
  });
});

test('before a category is deleted, what would be left without one is listed', () => {
  const { products, ...menus } = staffCatalogue();
  expect(orphansOfCategory(otherCategory, menus, products)).toEqual([
    '1 subcategoría se queda sin categoría.',
    '1 producto se queda sin categoría.',
    'La dirección /herramienta-inalambrica dejará de existir.',
  ]);
  const shared = { ...menus, categories: [otherCategory, { ...otherCategory, id: 'c2' }] };
  expect(orphansOfCategory(otherCategory, shared, products)).toHaveLength(1);
  expect(orphansOfLabel(otherLabel, products, [{ ...otherTutorial, etiquetas: ['e1'] }])).toEqual([
    '1 producto la pierde.',
    '1 tutorial la pierde.',
    'La dirección /herramienta-inalambrica/taladros dejará de existir.',
  ]);
  // While the catalogue is read, none is not said.
  const reading = 'Leyendo el catálogo para saber qué productos la usan…';
  expect(orphansOfCategory(otherCategory, menus, null)).toContain(reading);
  expect(orphansOfLabel(otherLabel, null, [])).toContain(reading);
});

test('drafts and withdrawn products that would be left without a category or subcategory are counted too', () => {
  const { products, ...menus } = staffCatalogue({ products: ['1', '2', '3'].map((id) => product(id)) });
  const states = ['public', 'draft', 'retired'] as const;
  const listed = products.map((one, at) => ({ ...one, state: states[at] ?? 'public' }));
  expect(orphansOfCategory(otherCategory, menus, listed)).toContain(
    '3 productos se quedan sin categoría (2 sin publicar).',
  );
  expect(orphansOfLabel(otherLabel, listed, [])).toContain('3 productos la pierden (2 sin publicar).');
  expect(orphansOfLabel(otherLabel, listed.slice(1), [])).toContain('2 productos la pierden (sin publicar).');
});

test('what is gone is counted by its kind, because its id tells nobody anything', () => {
  const labels = product('1', { etiquetas: ['e1', 'xk2', 'xk3'] });
  const relations = product('2', {
    relacionados: { accesorios: ['xk4'], refacciones: ['1', 'xk5'], alternativas: [] },
  });
  const tutorial = { ...otherTutorial, productos: ['xk6'], etiquetas: ['xk7', 'xk8'] };
  const groups = dataQuality(catalogue({ products: [labels, relations] }), [tutorial], STALE_BEFORE);
  expect(groups.flatMap(({ found }) => found.map(({ detail }) => detail))).toEqual([
    '2 productos relacionados que ya no están',
    'un producto que ya no está y 2 subcategorías que ya no están',
    '2 subcategorías que ya no están',
  ]);
});
