import { expect, test } from 'vitest';
import { createSearchEngine } from './search-engine.ts';
import type { SearchEntry } from './search-entry.ts';

const product = (clave: string, title: string, group: string): SearchEntry => ({
  id: clave,
  kind: 'product',
  title,
  clave,
  groups: [group],
});

const engine = createSearchEngine();
for (const entry of [
  product('TZ-LBD', 'Lijadora de banco banda 4 x 36" y disco 6"', 'Lijadoras'),
  product('TZ-LDT', 'Lijadora de detalle 200 W', 'Lijadoras'),
  product('LR-5', 'Lijadora roto orbital 5" 300 W', 'Lijadoras'),
  product('LT-540', 'Disco laminado 4 1/2" grano 40', 'Discos'),
  product('LT-560', 'Disco laminado 4 1/2" grano 60', 'Discos'),
  product('DD-7', 'Disco de desbaste para metal 7"', 'Discos'),
])
  engine.put(entry);
const first = (query: string): string | undefined => engine.find(query)[0]?.id;

test.each(['lijadora TZ-LBD', 'TZ-LBD lijadora', 'tz-lbd de banco'])(
  'a clave of letters alone is found beside words, also in front of them: %s',
  (query) => expect(first(query)).toBe('TZ-LBD'),
);

test.each(['“TZ-LDT“', '„TZ-LDT”', '«TZ-LDT”', '“TZ-LDT»'])(
  'a clave is found in whatever quotation marks: %s',
  (query) => expect(engine.find(query).map(({ id }) => id)).toEqual(['TZ-LDT']),
);

test.each(['disco 4', 'disco de 4"', 'disco 4 pulgadas'])(
  '%s is a disc of nearly that size, and no sander of 4 x 36" that has a disc',
  (query) => expect(first(query)).toMatch(/^LT-/),
);
