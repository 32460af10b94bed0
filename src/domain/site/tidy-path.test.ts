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
])('%s is %s, which stays as it is', (typed, tidy) => {
  expect(tidyPath(typed)).toBe(tidy);
  expect(tidyPath(tidy)).toBe(tidy);
});

test('a path of any length is tidied at once', () => {
  expect(tidyPath(`/${'./'.repeat(40_000)}a`)).toHaveLength(80_002);
});
