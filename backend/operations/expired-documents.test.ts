import { expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import { runToEnd } from '../engine/slices.ts';
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

const open = () => new Databases(openSqliteStore(':memory:'), openAccess).open(NAME);
function put(database: HostedDatabase, path: string, caduca?: number): void {
  const fields = caduca === undefined ? {} : { caduca: { timestampValue: new Date(caduca).toISOString() } };
  const update = { name: `${NAME}/documents/${path}`, fields };
  database.commit(parseWrites([{ update }], NAME), { uid: undefined });
}

test('a document is deleted once its deadline has passed, and no other one', () => {
  const database = open();
  put(database, 'papelera/old', NOW - 1);
  put(database, 'papelera/young', NOW + DAY_MS);
  put(database, 'papelera/odd');
  put(database, 'productos/p1', NOW - DAY_MS);
  expect(runToEnd(deleteExpired(database, loadDeadlines('firebase.json'), NOW))).toBe(1);
  expect(database.state.get('papelera/old')).toBeUndefined();
  for (const path of ['papelera/young', 'papelera/odd', 'productos/p1']) expect(database.state.get(path)).toBeDefined();
});

test('many are deleted in parts, and one that is written meanwhile stays', () => {
  const database = open();
  for (let i = 0; i < 250; i += 1) put(database, `bitacora/${i}`, NOW - 1);
  const left = () => database.state.collection('bitacora')?.size ?? 0;
  const work = deleteExpired(database, loadDeadlines('firebase.json'), NOW);
  while (left() === 250) work.next();
  expect(left()).toBe(150);
  put(database, 'bitacora/249', NOW + DAY_MS);
  expect(runToEnd(work)).toBe(249);
  expect(database.state.get('bitacora/249')).toBeDefined();
});
