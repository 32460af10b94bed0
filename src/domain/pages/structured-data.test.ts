import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { productCondition } from './product-condition.ts';
import { breadcrumbList } from './structured-data.ts';
import { structuredText } from './structured-node.ts';
import { structuredProduct } from './structured-product.ts';
import { hardwareStore } from './structured-store.ts';
import { shop } from './testing/small-site.ts';

const place = {
  path: '/a/b/c',
  images: ['https://tienda.mx/demo/x.webp'],
  origin: 'https://tienda.mx',
  description: 'De la tienda.',
};
const product = {
  nombre: 'Taladro </script><script>alert(1)</script>',
  clave: 'TZ-1',
  marca: 'TENAZ',
  modelo: '',
  descripcion: '',
  precio: 249_910,
  ficha: [{ nombre: 'Voltaje', valor: '20 V' }],
} as unknown as Product;
const withState = (valor: string) => ({ ...product, ficha: [{ nombre: 'Estado', valor }] });

test('a product is offered at the price that its page shows, and without one its page is no offer', () => {
  const node = structuredProduct(product, place);
  expect(node['offers']).toMatchObject({ price: '2499.10', priceCurrency: 'MXN', url: 'https://tienda.mx/a/b/c' });
  expect(node['image']).toEqual(place.images);
  const { precio: _none, ...onRequest } = product;
  expect(structuredProduct(onRequest, place)).toMatchObject({ '@type': 'ItemPage', description: 'De la tienda.' });
  expect(structuredProduct(onRequest, place)).not.toHaveProperty('offers');
});

test('every amount is written to the centavo, without the errors of a division', () => {
  const price = (precio: number) => structuredProduct({ ...product, precio }, place)['offers'];
  expect(price(1)).toMatchObject({ price: '0.01' });
  expect(price(1005)).toMatchObject({ price: '10.05' });
  expect(price(999_999_999)).toMatchObject({ price: '9999999.99' });
});

test('an article that is not new is not offered as new', () => {
  const condition = (one: Product) =>
    (structuredProduct(one, place)['offers'] as { itemCondition: string }).itemCondition;
  expect(condition(product)).toBe('https://schema.org/NewCondition');
  expect(condition(withState('Reacondicionado en taller'))).toBe('https://schema.org/RefurbishedCondition');
  expect(condition(withState('De exhibición'))).toBe('https://schema.org/UsedCondition');
});

test.each([
  ['Nuevo (no usado)', 'new'],
  ['Nuevo, sin usar', 'new'],
  ['Sin reparaciones', 'new'],
  ['Nunca reparado', 'new'],
  ['Nuevo', 'new'],
  ['Caja abierta, sin uso', 'used'],
  ['Seminuevo', 'used'],
  ['Semi-nuevo', 'used'],
  ['Como nuevo', 'used'],
  ['De uso', 'used'],
  ['2.ª mano', 'used'],
  ['Usado, no reparado', 'used'],
  ['No nuevo: reacondicionado', 'refurbished'],
])('a state of «%s» is %s', (valor, condition) => {
  expect(productCondition({ ficha: [{ nombre: 'Estado', valor }] })).toBe(condition);
});

test('the stock is the one that staff chose, as in the feed, and is left out where none was chosen', () => {
  const offerOf = (fields: Partial<Product>) => structuredProduct({ ...product, ...fields }, place)['offers'];
  expect(offerOf({})).not.toHaveProperty('availability');
  expect(offerOf({ existencia: 'disponible' })).toMatchObject({ availability: 'https://schema.org/InStoreOnly' });
  expect(offerOf({ existencia: 'sobre-pedido' })).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  expect(offerOf({ existencia: 'agotado' })).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
});

test('codes have the names that schema.org defines', () => {
  expect(structuredProduct({ ...product, modelo: 'TP12', codigoBarras: '96385074' }, place)).toMatchObject({
    sku: 'TZ-1',
    mpn: 'TP12',
    gtin: '96385074',
  });
  expect(structuredProduct(product, place)).not.toHaveProperty('gtin');
  expect(structuredProduct(product, place)).not.toHaveProperty('mpn');
});

test('a name cannot end the script that it stands in', () => {
  const text = structuredText([structuredProduct(product, place), null]);
  expect(text).not.toContain('</script');
  expect(JSON.parse(text)).toHaveLength(1);
  expect(JSON.parse(text)[0].name).toBe(product.nombre);
});

test('breadcrumbs are numbered and have absolute addresses', () => {
  expect(breadcrumbList([{ name: 'Inicio', href: '/' }], 'https://tienda.mx')['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://tienda.mx/' },
  ]);
});

test('opening hours name the days that they are for, and closed days have none', () => {
  const store = hardwareStore({
    ...shop,
    profile: { ...storeProfile, closedDays: [{ day: '2026-12-25', reason: 'Navidad' }] },
  });
  expect(store['openingHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:30',
      closes: '18:30',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
  ]);
  expect(store['specialOpeningHoursSpecification']).toMatchObject([
    { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
  ]);
  expect(hardwareStore(shop)).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('search engines are told the ways to pay that the store has, because one without cards was announced as taking them', () => {
  const policies = { ...storeProfile.policies, payments: 'efectivo' };
  expect(hardwareStore({ ...shop, profile: { ...storeProfile, policies } })['paymentAccepted']).toBe('efectivo');
});
