import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { breadcrumbList, productOffer } from './structured-data.ts';
import { structuredText } from './structured-node.ts';
import { daysOfWeek, hardwareStore } from './structured-store.ts';

const place = { path: '/a/b/c', images: ['/demo/x.webp', 'https://fotos.mx/y.jpg'], origin: 'https://tienda.mx' };
const product = {
  nombre: 'Taladro </script><script>alert(1)</script>',
  clave: 'TZ-1',
  marca: 'TENAZ',
  modelo: '',
  descripcion: '',
  precio: 249_910,
  ficha: [{ nombre: 'Voltaje', valor: '20 V' }],
} as unknown as Product;

test('a product is described only with the price that its page shows', () => {
  const node = productOffer(product, place);
  expect(node?.['offers']).toMatchObject({ price: '2499.10', priceCurrency: 'MXN', url: 'https://tienda.mx/a/b/c' });
  expect(node?.['image']).toEqual(['https://tienda.mx/demo/x.webp', 'https://fotos.mx/y.jpg']);
  const { precio: _none, ...onRequest } = product;
  expect(productOffer(onRequest, place)).toBeNull();
});

test('codes have the names that schema.org defines', () => {
  expect(productOffer({ ...product, modelo: 'TP12', codigoBarras: '96385074' }, place)).toMatchObject({
    sku: 'TZ-1',
    mpn: 'TP12',
    gtin: '96385074',
  });
  expect(productOffer(product, place)).not.toHaveProperty('gtin');
  expect(productOffer(product, place)).not.toHaveProperty('mpn');
});

test('a name cannot end the script that it stands in', () => {
  const text = structuredText([productOffer(product, place), null]);
  expect(text).not.toContain('</script');
  expect(JSON.parse(text)).toHaveLength(1);
  expect(JSON.parse(text)[0].name).toBe(product.nombre);
});

test('breadcrumbs are numbered and have absolute addresses', () => {
  expect(breadcrumbList([{ name: 'Inicio', href: '/' }], 'https://tienda.mx')['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://tienda.mx/' },
  ]);
});

test('opening hours name the days that they are for', () => {
  expect(daysOfWeek('Lunes a viernes')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  expect(daysOfWeek('Sábado')).toEqual(['Saturday']);
  expect(daysOfWeek('Días festivos')).toEqual([]);
  expect(hardwareStore(storeProfile, '')['openingHoursSpecification']).toMatchObject([
    { opens: '08:30', closes: '18:30' },
    { opens: '09:00', closes: '14:00' },
  ]);
});
