import { expect, test } from 'vitest';
import { overlayOf } from '../journal/journal.ts';
import { knownCosts } from './known-costs.ts';

const stored = (id: string, costo: unknown) => ({ id, rev: 1, fields: { costo } });

test("costs are those of the private documents with this device's unsent edits over them", () => {
  const entry = {
    id: 'e1',
    title: 'Costo',
    by: { uid: 'ana', email: '' },
    at: 0,
    state: { kind: 'saved' },
    changes: [
      { collection: 'internos', id: 'p2', baseRev: 1, base: null, document: { costo: 777 } },
      { collection: 'internos', id: 'p3', baseRev: 1, base: null, document: null },
      { collection: 'borradores', id: 'p1', baseRev: 0, base: null, document: { costo: 5 } },
    ],
  } as const;
  const internos = [stored('p1', 100), stored('p2', 200), stored('p3', 300), stored('p4', 0), stored('p5', 'caro')];
  const byId = new Map(internos.map((one) => [one.id, one]));
  expect([...knownCosts(byId, overlayOf([entry]))]).toEqual([
    ['p1', 100],
    ['p2', 777],
  ]);
});
