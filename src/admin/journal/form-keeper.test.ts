import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormKeeper } from './form-keeper.ts';
import { leftForms } from './forms-on-leaving.ts';
import { readKeptForm } from './kept-forms.ts';

const KEY = 'cotizacion rosa nueva';

function openStorage(): Storage {
  const kept: Record<string, string> = {};
  const hidden = { enumerable: false };
  return Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null, ...hidden },
    setItem: { value: (name: string, value: string) => void (kept[name] = value), ...hidden },
    removeItem: { value: (name: string) => void delete kept[name], ...hidden },
  }) as unknown as Storage;
}

beforeEach(() => void vi.stubGlobal('localStorage', openStorage()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fillDatabase = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('a form for which the database has no room is kept beside it, the newest text in place of what was left before', async () => {
  fillDatabase();
  const keeper = createFormKeeper(KEY, () => true);
  await keeper.keep({ nombre: 'Ana' }, true);
  await keeper.keep({ nombre: 'Ana Pérez' }, false);
  expect(leftForms()).toEqual([[KEY, { nombre: 'Ana Pérez' }]]);
  expect(await readKeptForm(KEY)).toMatchObject({ values: { nombre: 'Ana Pérez' } });
  await keeper.drop();
  expect(leftForms()).toEqual([]);
});

test('nothing is kept of somebody who signed out while it was written, and what was dropped meanwhile stays so', async () => {
  fillDatabase();
  await createFormKeeper(KEY, () => false).keep({ nombre: 'Ana' }, false);
  const keeper = createFormKeeper(KEY, () => true);
  const keeping = keeper.keep({ nombre: 'Ana' }, false);
  await keeper.drop();
  await keeping;
  expect(leftForms()).toEqual([]);
});

test('an earlier writing that ends after the page began to close takes nothing of what the page stored', async () => {
  const keeper = createFormKeeper(KEY, () => true);
  const earlier = keeper.keep({ nombre: 'Ana' }, false);
  const leaving = keeper.keep({ nombre: 'Ana Pérez' }, true);
  await Promise.all([earlier, leaving]);
  expect(leftForms()).toEqual([[KEY, { nombre: 'Ana Pérez' }]]);
});
