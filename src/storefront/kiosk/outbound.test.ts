import { expect, test } from 'vitest';
import { outboundLink } from './outbound.ts';

const ORIGIN = 'https://tienda.mx';

test('links within the site are followed as usual', () => {
  for (const path of ['/', '/pinturas/esmaltes', '/contacto.html', '/busqueda?search=1/4.5', '#contenido']) {
    expect(outboundLink(new URL(path, `${ORIGIN}/nosotros`).href, ORIGIN), path).toBeNull();
  }
});

test('telephones, chats, mails, other sites and files are offered to the customer’s own phone', () => {
  expect(outboundLink('tel:+528100000001', ORIGIN)).toMatchObject({ kind: 'phone', readable: '81 0000 0001' });
  expect(outboundLink('https://wa.me/528100000000?text=Quiero%20cotizar%3A%20Taladro', ORIGIN)).toMatchObject({
    kind: 'whatsapp',
    readable: '81 0000 0000',
    message: 'Quiero cotizar: Taladro',
  });
  expect(outboundLink('mailto:hola@tienda.mx?body=Hola', ORIGIN)).toMatchObject({ kind: 'mail', message: 'Hola' });
  expect(outboundLink('https://mapas.org/b%C3%BAsqueda', ORIGIN)?.readable).toBe('mapas.org/búsqueda');
  expect(outboundLink(`${ORIGIN}/demo/manual.pdf`, ORIGIN)?.kind).toBe('web');
});

test('links to the customer’s list and to the state of a request are intercepted, the address of the list page is not', () => {
  expect(outboundLink(`${ORIGIN}/cotizacion#lista=1A*2`, ORIGIN)?.kind).toBe('list');
  expect(outboundLink(`${ORIGIN}/cotizacion#estado=ABC`, ORIGIN)).toMatchObject({
    kind: 'web',
    href: `${ORIGIN}/cotizacion#estado=ABC`,
    readable: 'tienda.mx/cotizacion',
  });
  expect(outboundLink(`${ORIGIN}/cotizacion`, ORIGIN)).toBeNull();
});

test('the staff area is for another device, because a kiosk that was led there was reset by nobody', () => {
  for (const path of ['/login/', '/login', '/admin', '/admin/productos']) {
    expect(outboundLink(ORIGIN + path, ORIGIN), path).toMatchObject({ kind: 'web', href: ORIGIN + path });
  }
  expect(outboundLink(`${ORIGIN}/administracion`, ORIGIN)).toBeNull();
});
