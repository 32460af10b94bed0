import { expect, test } from 'vitest';
import { isOwnScript } from './script-policy.ts';

const ORIGIN = 'https://tienda.mx';

test('only built files of this site and its service worker may be started as scripts', () => {
  for (const address of ['/sw.js', '/assets/busqueda-x1.js', `${ORIGIN}/assets/fotos.js`])
    expect(isOwnScript(address, ORIGIN), address).toBe(true);
  for (const address of [
    'https://malo.example/sw.js',
    '//malo.example/assets/x.js',
    'data:text/javascript,alert(1)',
    `blob:${ORIGIN}/1`,
    '/v0/b/x/o/foto.js?alt=media',
    '/assets/../v0/x.js',
    '/__/x.js',
  ])
    expect(isOwnScript(address, ORIGIN), address).toBe(false);
});
