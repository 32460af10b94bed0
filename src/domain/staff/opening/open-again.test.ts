import { expect, test } from 'vitest';
import type { Entry, EntryState } from '../journal/journal.ts';
import { isListRefused, openAgain, parseOpeningEntries } from './open-again.ts';

const REFUSED: EntryState = { kind: 'refused', reason: 'invalid' };
const SAVED: EntryState = { kind: 'saved' };
const opened = { settings: ['a1'], list: ['l1', 'l2'] };

function entry(id: string, collection: string, document: object, state: EntryState = SAVED): Entry {
  const changes = [{ collection, id: 'datos', baseRev: 0, base: null, document: { ...document } }];
  return { id, title: id, changes, by: { uid: 'rosa', email: 'rosa@yunque.example' }, at: 1, state };
}
const answers = (nombre: string, id = 'a1', state?: EntryState): Entry => entry(id, 'ajustes', { nombre }, state);
const list = (id: string, state?: EntryState): Entry => entry(id, 'productos', { nombre: id }, state);
const shown = (journal: readonly Entry[]) =>
  journal.map(({ id, state, changes }) => [id, state.kind, changes[0]?.document?.['nombre']]);

test('changed answers take the place of those that the server refused, and start from the same', () => {
  const again = openAgain([answers('Yunque', 'a1', REFUSED)], { settings: ['a1'], list: [] }, [
    answers('El Yunque', 'a2'),
  ]);
  expect(shown(again)).toEqual([['a1', 'saved', 'El Yunque']]);
  expect(again[0]?.changes[0]?.baseRev).toBe(0);
});

test('answers that the server has are followed by the changed ones, and unchanged ones that it refused are sent again', () => {
  expect(shown(openAgain([], opened, [answers('El Yunque', 'a2')]))).toEqual([['a2', 'saved', 'El Yunque']]);
  expect(shown(openAgain([answers('Yunque', 'a1', REFUSED)], opened, []))).toEqual([['a1', 'saved', 'Yunque']]);
});

test('answers that met those of somebody else wait for a person, who decides between them', () => {
  const conflict = answers('Yunque', 'a1', { kind: 'conflict', theirs: {} });
  expect(openAgain([conflict], opened, [answers('El Yunque', 'a2')])).toEqual([conflict]);
});

test('a list of which nothing arrived is made anew, and one of which a part arrived is only completed', () => {
  const refused = [list('l1', REFUSED), list('l2', REFUSED)];
  expect(shown(openAgain(refused, opened, [list('l3')]))).toEqual([['l3', 'saved', 'l3']]);
  expect(shown(openAgain(refused, opened, []))).toEqual([
    ['l1', 'saved', 'l1'],
    ['l2', 'saved', 'l2'],
  ]);
  const half = [list('l2', REFUSED), list('else', REFUSED)];
  expect([
    isListRefused(refused, opened),
    isListRefused(half, opened),
    isListRefused([], { ...opened, list: [] }),
  ]).toEqual([true, false, true]);
  expect(shown(openAgain(half, opened, []))).toEqual([
    ['l2', 'saved', 'l2'],
    ['else', 'refused', 'else'],
  ]);
});

test('of an opening that an earlier version kept no list is made again', () => {
  expect(parseOpeningEntries(structuredClone(opened))).toEqual(opened);
  expect(isListRefused([list('l1', REFUSED)], parseOpeningEntries('si'))).toBe(false);
});
