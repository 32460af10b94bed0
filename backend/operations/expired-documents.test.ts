import { expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { deleteExpired, loadDeadlines } from './expired-documents.ts';

const NAME = 'projects/la-fragua/databases/(default)';
const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;

test('the log, the trash, the reports of searches and the counts of a day are what the shop declares to Firebase as ending by itself', () => {
  expect([...loadDeadlines('firebase.json')]).toEqual([
    ['bitacora', 'caduca'],
    ['busquedas', 'caduca'],
    ['cupos', 'caduca'],
    ['cuposBusqueda', 'caduca'],
    ['papelera', 'caduca'],
  ]);
});

test('a document is deleted once its deadline has passed, and no other one', () => {
  const database = new Databases(openSqliteStore(':memory:'), openAccess).open(NAME);
  const put = (path: string, caduca?: number) => {
    const fields = caduca === undefined ? {} : { caduca: { timestampValue: new Date(caduca).toISOString() } };
    const update = { name: `${NAME}/documents/${path}`, fields };
    database.commit(parseWrites([{ update }], NAME), { uid: undefined });
  };
  put('papelera/old', NOW - 1);
  put('papelera/young', NOW + DAY_MS);
  put('papelera/odd');
  put('productos/p1', NOW - DAY_MS);
  expect(deleteExpired(database, loadDeadlines('firebase.json'), NOW)).toBe(1);
  expect(database.state.get('papelera/old')).toBeUndefined();
  for (const path of ['papelera/young', 'papelera/odd', 'productos/p1']) expect(database.state.get(path)).toBeDefined();
});
