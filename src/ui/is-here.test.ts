import { expect, test } from 'vitest';
import { isHere } from './is-here.ts';

const open = 'https://tienda.mx/busqueda?search=brocha%202%22';

test.each([
  ['/busqueda?search=brocha%202%22', true],
  ['/busqueda?search=brocha%202"', true],
  ['/busqueda?search=brocha', false],
  ['/busqueda', false],
  ['/busqueda?search=brocha%202%22#contenido', false],
])('%s is the open address: %s', (href, is) => {
  expect(isHere(href, open)).toBe(is);
});
