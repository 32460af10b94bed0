import { expect, test } from 'vitest';
import { missingSizeText } from './missing-size.ts';
import { createSearchEngine } from './search-engine.ts';

const engine = createSearchEngine();
for (const title of [
  'Taladro percutor 1/2" 750 W',
  'Taladro atornillador 12 V',
  'Pintura vinílica blanca 4 L',
  'Tinaco tricapa 600 L con accesorios',
  'Tinaco tricapa 1,100 L con accesorios',
  'Contacto dúplex polarizado con placa',
  'Disco de corte para metal 7"',
  'Remachadora manual',
  'Regadera de teléfono con manguera',
]) {
  engine.put({ id: title, kind: 'product', title });
}
engine.put({
  id: 'used',
  kind: 'product',
  title: 'Esmeriladora angular 9" reacondicionada',
  groups: ['Reacondicionado', 'Outlet'],
});
for (const [id, title, ...keywords] of [
  ['/contacto.html', 'Cotización y contacto', 'precio', 'presupuesto', 'teléfono', 'WhatsApp', 'correo'],
  ['/como-comprar', 'Cómo comprar', 'pedido', 'pasos', 'mayoreo'],
  ['/garantia', 'Hacer válida la garantía', 'póliza'],
  ['/taller', 'Taller y centro de servicio', 'reparación', 'garantía', 'servicio técnico'],
  ['/entregas', 'Entregas', 'entrega', 'envío', 'flete'],
  ['/terminos', 'Términos y condiciones', 'condiciones de venta', 'políticas'],
] as const) {
  engine.put({ id, kind: 'page', title, keywords });
}
engine.put({ id: '/outlet', kind: 'category', title: 'Outlet' });
engine.put({ id: '/tutoriales/disco', kind: 'tutorial', title: 'Elegir un disco', keywords: ['tutorial'] });

const found = (query: string): string[] => engine.find(query).map(({ id }) => id);
const products = (query: string): string[] => found(query).filter((id) => !id.startsWith('/'));
const places = (query: string): string[] => found(query).filter((id) => id.startsWith('/'));

test.each([
  ['cotizar taladro', /^Taladro/, '/contacto.html'],
  ['cotización de pintura', /^Pintura/, '/contacto.html'],
  ['mayoreo pintura', /^Pintura/, '/como-comprar'],
  ['pintura al mayoreo', /^Pintura/, '/como-comprar'],
  ['garantia taladro', /^Taladro/, '/garantia'],
  ['taladro con garantía', /^Taladro/, '/garantia'],
  ['taladro envio gratis', /^Taladro/, '/entregas'],
  ['reparación de taladro', /^Taladro/, '/taller'],
  ['taladro por whatsapp', /^Taladro/, '/contacto.html'],
])('%s finds the product, and the page that the other word leads to', (query, product, page) => {
  expect(products(query)[0]).toMatch(product);
  expect(products(query).every((title) => product.test(title))).toBe(true);
  expect(places(query)).toContain(page);
});

test.each(['venta de taladros', 'existencia taladro', 'catalogo de taladros', 'alquiler taladro', 'renta de taladros'])(
  '%s finds what is named, because the other word is only said around it',
  (query) => {
    expect(products(query).map((title) => title.split(' ')[0])).toEqual(['Taladro', 'Taladro']);
  },
);

test.each([
  ['cotizar', '/contacto.html'],
  ['mayoreo', '/como-comprar'],
  ['garantía', '/garantia'],
  ['envío gratis', '/entregas'],
  ['ventas', '/terminos'],
])('%s alone leads to its page and to no product', (query, page) => {
  expect(places(query)).toContain(page);
  expect(products(query)).toEqual([]);
});

test('a word that leads to a page is still asked for where nothing else finds a product', () => {
  expect(products('cotizar televisor')).toEqual([]);
  expect(found('elegir disco')[0]).toBe('/tutoriales/disco');
});

test('the sentence about a missing size names the thing without the word that leads to a page', () => {
  const missing = engine.advice('cotizar tinaco 750 litros')?.missing;
  expect(missing && missingSizeText(missing)).toBe('No hay tinaco de 750 L. Hay de 600 L y 1,100 L.');
});

test.each(['outlet', 'ofertas', 'oferta', 'promociones', 'promoción', 'descuentos', 'remate', 'remates'])(
  '%s leads to the outlet and to what is in it',
  (query) => {
    expect(places(query)).toEqual(['/outlet']);
    expect(products(query)).toEqual(['used']);
  },
);

test.each(['whatsapp', 'telefono', 'teléfono', 'correo', 'número de teléfono', 'guasap', 'llamar'])(
  '%s leads to the page with it and to no socket, which is a contacto too',
  (query) => {
    expect(places(query)).toEqual(['/contacto.html']);
    expect(products(query)).toEqual([]);
  },
);

test('the shower that is called by the telephone is still found by its name', () => {
  expect(products('regadera de telefono')).toEqual(['Regadera de teléfono con manguera']);
});

test('«contacto» finds both the sockets and the contact page', () => {
  expect(products('contacto')[0]).toBe('Contacto dúplex polarizado con placa');
  expect(products('contato')[0]).toBe('Contacto dúplex polarizado con placa');
  expect(places('contacto')).toEqual(['/contacto.html']);
});
