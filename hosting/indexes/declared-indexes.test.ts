import { describe, expect, test } from 'vitest';
import { type IndexFile, indexesFor } from './declared-indexes.ts';
import { indexNeeds } from './index-needs.ts';

const file: IndexFile = {
  indexes: [
    {
      collectionGroup: 'cotizaciones',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'estado', order: 'ASCENDING' },
        { fieldPath: 'creado', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'cotizaciones',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'claves', arrayConfig: 'CONTAINS' },
        { fieldPath: 'creado', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'cotizaciones', fieldPath: 'notas', indexes: [] }],
};

const is = (fieldPath: string, op = 'EQUAL') => ({ fieldFilter: { field: { fieldPath }, op } });
const by = (fieldPath: string, direction: 'ASCENDING' | 'DESCENDING' = 'ASCENDING') => ({
  field: { fieldPath },
  direction,
});
const and = (...filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } });
const ask = (query: object): readonly (number | undefined)[] =>
  indexNeeds({ from: [{ collectionId: 'cotizaciones' }], ...query }).map((need) => indexesFor(need, file)?.length);

const REFUSED = [undefined];
const AUTOMATIC = [0];

describe('which index answers a query', () => {
  test.each([
    ['everything', {}, AUTOMATIC],
    ['one field', { where: is('folio') }, AUTOMATIC],
    ['several equalities are joined', { where: and(is('folio'), is('estado')) }, AUTOMATIC],
    ['one order, with the name', { orderBy: [by('creado', 'DESCENDING'), by('__name__', 'DESCENDING')] }, AUTOMATIC],
    ['a range sorts by its field', { where: is('creado', 'LESS_THAN'), orderBy: [by('creado')] }, AUTOMATIC],
    ['an equality and an order', { where: is('estado'), orderBy: [by('creado', 'DESCENDING')] }, [1]],
    ['the same read backwards', { where: is('estado'), orderBy: [by('creado')] }, [1]],
    ['an equality and a range', { where: and(is('estado', 'IN'), is('creado', 'GREATER_THAN')) }, [1]],
    [
      'two indexes sorted alike',
      { where: and(is('estado'), is('claves', 'ARRAY_CONTAINS')), orderBy: [by('creado')] },
      [2],
    ],
    ['an equality that no index has', { where: is('folio'), orderBy: [by('creado')] }, REFUSED],
    ['one of two that no index has', { where: and(is('estado'), is('folio')), orderBy: [by('creado')] }, REFUSED],
    ['two orders', { orderBy: [by('creado'), by('folio')] }, REFUSED],
    ['the name in the other direction', { orderBy: [by('creado'), by('__name__', 'DESCENDING')] }, REFUSED],
    ['a field that is exempt', { where: is('notas') }, REFUSED],
    [
      'every alternative has its own',
      { where: { compositeFilter: { op: 'OR', filters: [is('folio'), is('notas')] } } },
      [0, undefined],
    ],
    [
      'a group of collections',
      { from: [{ collectionId: 'cotizaciones', allDescendants: true }], where: is('folio') },
      REFUSED,
    ],
  ])('%s', (_, query, expected) => {
    expect(ask(query)).toEqual(expected);
  });
});
