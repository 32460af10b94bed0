import { expect, test } from 'vitest';
import { tidyPath } from './tidy-path.ts';

test.each([
  ['/Pinturas/VINILICAS', '/pinturas/vinilicas'],
  ['//pinturas//vinilicas', '/pinturas/vinilicas'],
  ['/nosotros.', '/nosotros'],
  ['/nosotros/./', '/nosotros'],
  ['/contacto', '/contacto.html'],
  ['/Contacto.HTML', '/contacto.html'],
  ['/index.html', '/'],
  ['/pinturas/index.htm', '/pinturas'],
  ['/', '/'],
  ['//', '/'],
  ['/pinturas/rodillo-1.5', '/pinturas/rodillo-1.5'],
  ['/%6Eosotros', '/nosotros'],
  ['/%4eosotros', '/nosotros'],
  ['/contacto%2Ehtml', '/contacto.html'],
  ['/nosotros%20', '/nosotros'],
  ['/nosotros ', '/nosotros'],
  ['/nosotros%20.%20/', '/nosotros'],
  ['/index.html%20', '/'],
  ['/%20', '/'],
  ['/a%2fb%3fc%2561', '/a%2fb%3fc%2561'],
  ['/pl%c3%a1stico%20duro', '/pl%c3%a1stico%20duro'],
])('%s is %s, which stays as it is', (typed, tidy) => {
  expect(tidyPath(typed)).toBe(tidy);
  expect(tidyPath(tidy)).toBe(tidy);
});

test('a path of any length is tidied at once', () => {
  expect(tidyPath(`/${'./'.repeat(40_000)}a`)).toHaveLength(80_002);
  expect(tidyPath(`/a${'%20'.repeat(40_000)}`)).toBe('/a');
});
