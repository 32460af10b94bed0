import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { type FrontPage, frontPage, tiledCategories } from '#domain/home/home-view.ts';
import type { Result } from '#domain/kernel/result.ts';
import { parseSubject } from '#domain/settings/parse-settings.ts';
import { storeProfile } from '#domain/store-profile.ts';
import type { FormProblems } from '../forms/field-checks.ts';
import { changeTexts } from '../journal/change-text.ts';
import { mergeFields } from '../journal/merge-fields.ts';
import { checkHome, homeToForm } from './home-form.ts';
import { addressAt, type KnownShop } from './known-shop.ts';
import { checkPromotions, endedYesterday, promotionsToForm } from './promotions-form.ts';

const problems = (checked: Result<unknown, FormProblems<string>>) => (checked.ok ? {} : checked.error);
const drill = {
  id: 'taladro',
  nombre: 'Taladro',
  precio: 249_900,
  destacado: true,
  etiquetas: [],
  imagenes: [{}],
} as unknown as Product;
const brush = { id: 'brocha', nombre: 'Brocha', destacado: false, etiquetas: [], imagenes: [] } as unknown as Product;
const shown = (pictured: string, featured: readonly string[]): FrontPage =>
  frontPage([drill, brush], { pictured, featured });
const shop: KnownShop = {
  products: new Map([drill, brush].map((one) => [one.id, one])),
  addresses: [{ href: '/contacto.html', name: 'Contacto' }],
};
const home = homeToForm(storeProfile);
const none = promotionsToForm(storeProfile);
const row = { id: 'taladro', precio: '1,999', desde: '2026-11-20', hasta: '2026-11-30' };

test('a category whose unicID the rules do not take in a list cannot have a tile', () => {
  for (const unicID of ['Pinturas y más', 'a,b', ''])
    expect(problems(checkHome({ ...home, mosaicos: ['3', unicID] }))).toEqual({
      mosaicos: `La categoría de unicID «${unicID}» no cabe en la portada: su unicID lleva solo letras sin acento, números y guiones.`,
    });
  expect(checkHome({ ...home, mosaicos: ['3', 'pinturas_y-mas'] }).ok).toBe(true);
});

test('a button may keep an address that leads on to the page it had, and one of a hidden category', () => {
  const addresses = [
    { href: '/tornillos', name: 'Tornillos', earlier: ['/tornilleria'] },
    { href: '/clavos', name: 'Clavos', isHidden: true },
    { href: '/tuercas', name: 'Tuercas', earlier: ['/tornillos'] },
  ];
  for (const enlace of ['/tornillos', '/tornilleria', '/clavos'])
    expect(checkHome({ ...home, enlace }, { ...shop, addresses }).ok, enlace).toBe(true);
  expect(addressAt(addresses, '/tornillos')?.name).toBe('Tornillos');
  expect(addressAt(addresses, '/rondanas')).toBeUndefined();
});

test('the home page names what is missing or gone', () => {
  expect(problems(checkHome({ ...home, titulo: ' ', boton: '', enlace: '/ya-no' }, shop))).toEqual({
    titulo: 'Escribe el título del encabezado.',
    boton: 'Escribe qué dice el botón.',
    enlace: 'Esa página ya no existe: elige otra.',
  });
  for (const enlace of ['//otra.mx', 'https://otra.mx', 'javascript:alert(1)', ''])
    expect(problems(checkHome({ ...home, enlace })), enlace).toEqual({ enlace: 'Elige a dónde lleva.' });
  // While the catalogue is not known, as offline at a first start, nothing is called gone.
  expect(checkHome({ ...home, enlace: '/ya-no', vitrina: ['quien-sabe'] }).ok).toBe(true);
  expect(problems(checkHome({ ...home, vitrina: Array.from({ length: 9 }, (_, at) => `p${at}`) }))).toEqual({
    vitrina: 'Son 9 productos y caben 8.',
  });
});

test('a category or product that is gone is left out, and where none is left the page chooses by itself', () => {
  const categories = ['0', '1', '2'].map((unicID) => ({ unicID })) as unknown as Parameters<typeof tiledCategories>[0];
  expect(tiledCategories(categories, ['2', '9', '0']).map(({ unicID }) => unicID)).toEqual(['2', '0']);
  expect(tiledCategories(categories, ['9'])).toHaveLength(3);
  expect(shown('', ['brocha', 'ya-no']).featured).toEqual([brush]);
  expect(shown('', ['taladro', 'ya-no']).featured).toEqual([drill]);
  expect(shown('', ['ya-no']).hero).toBe(drill);
  // A chosen product without a picture cannot be the picture.
  expect(shown('brocha', []).hero).toBe(drill);
  // A band of a later version is left out.
  const stored = checkHome({ ...home, bandas: ['taller', 'categorias'] });
  const parsed = parseSubject('portada', { ...(stored.ok && stored.value), bandas: ['nueva', 'taller', 'categorias'] });
  expect(parsed.ok && parsed.value.home?.bands).toEqual(['taller', 'categorias']);
});

test('a promotion that ends before it starts, is not less than the price, or overlaps another is refused with a sentence', () => {
  const precios = [
    row,
    { ...row, precio: '2,499.00', desde: '2026-12-05', hasta: '2026-12-01' },
    { ...row, precio: '', desde: '2026-11-30', hasta: '2026-12-02' },
    { ...row, id: 'brocha', hasta: '' },
    { ...row, id: 'ya-no' },
  ];
  const found = problems(checkPromotions({ ...none, precios }, shop));
  const nbsp = (sentence: string) => sentence.replaceAll('~', '\u00a0');
  expect(found).toEqual({
    'precios-1-precio': 'Tiene que ser menos que su precio de hoy, $2,499.00.',
    'precios-1-hasta': nbsp('Termina el 1~dic~2026, antes de empezar el 5~dic~2026.'),
    'precios-2-precio': 'Escribe el precio de la promoción.',
    'precios-2-desde': nbsp('Ese producto ya tiene una promoción del 20~nov~2026 al 30~nov~2026.'),
    'precios-3-precio': 'Este producto no tiene precio público: ponle uno antes de rebajarlo.',
    'precios-3-hasta': 'Elige hasta qué día.',
  });
  expect(
    problems(checkPromotions({ ...none, aviso: 'Buen Fin', avisoDesde: '2026-11-20', avisoHasta: '2026-11-19' }, shop)),
  ).toEqual({ avisoHasta: nbsp('Termina el 19~nov~2026, antes de empezar el 20~nov~2026.') });
});

test('what is stored is read back, two people’s prices are joined, and the history tells them as a list', () => {
  const stored = checkPromotions({ ...none, precios: [row] }, shop);
  expect(stored).toMatchObject({ value: { precios: { '2026-11-20 taladro': '2026-11-30 199900' } } });
  const parsed = parseSubject('promociones', {
    ...(stored.ok && stored.value),
    precios: { '2026-11-20 taladro': '2026-11-30 199900', '2026-11-20 sierra': '2026-11-01 100', 'sin sentido': '' },
  });
  expect(parsed.ok && parsed.value.promotions?.prices).toEqual([
    { id: 'taladro', price: 199_900, from: '2026-11-20', until: '2026-11-30' },
  ]);
  const start = { precios: { a: '1' } };
  const merged = mergeFields(start, { precios: { a: '1', b: '2' } }, { precios: { a: '1', c: '3' } });
  expect(merged.collisions).toEqual([]);
  expect(merged.fields).toEqual({ precios: { a: '1', b: '2', c: '3' } });
  const change = {
    collection: 'ajustes',
    base: { precios: {} },
    document: stored.ok ? { precios: stored.value['precios'] } : {},
  };
  expect(changeTexts(change)).toEqual([
    'Precios de promoción: +$1,999.00 del 20~nov~2026 al 30~nov~2026 (taladro)'.replaceAll('~', '\u00a0'),
  ]);
});

test('a promotion that runs since an earlier day ends yesterday instead of being taken away, because its labels must be found', () => {
  const row = { id: 'taladro', precio: '1,999', desde: '2026-11-20', hasta: '2026-11-30' };
  expect(endedYesterday(row, '2026-11-28')).toEqual({ ...row, hasta: '2026-11-27' });
  const ended = checkPromotions(
    { ...promotionsToForm(storeProfile), precios: [{ ...row, hasta: '2026-11-27' }] },
    shop,
  );
  expect(ended.ok).toBe(true);
});

test('a promotion that has ended holds up no other, though its product costs less by now or has no price', () => {
  const over = { precio: '2,499.00', desde: '2026-10-01', hasta: '2026-11-27' };
  const precios = [
    { ...over, id: 'taladro' },
    { ...over, id: 'brocha' },
  ];
  expect(checkPromotions({ ...none, precios }, { ...shop, today: '2026-11-28' }).ok).toBe(true);
  expect(problems(checkPromotions({ ...none, precios }, { ...shop, today: '2026-11-27' }))).toHaveProperty(
    'precios-0-precio',
  );
});

test.each([
  ['begins today', '2026-11-28', '2026-11-30'],
  ['has not begun', '2026-11-29', '2026-11-30'],
  ['has ended', '2026-11-20', '2026-11-27'],
  ['has no days yet', '', ''],
])('a promotion that %s can be taken away', (_, desde, hasta) => {
  expect(endedYesterday({ id: 'taladro', precio: '1,999', desde, hasta }, '2026-11-28')).toBeNull();
});
