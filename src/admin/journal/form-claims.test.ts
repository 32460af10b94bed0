import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimFormKey } from './form-claims.ts';
import { keepForm, readKeptForm } from './kept-forms.ts';
import { staffDatabase } from './staff-database.ts';

const NEW = 'cotizacion rosa nueva';

/** The browser's locks, as far as the forms use them: a name is held until its holder lets go. */
function openLocks() {
  const held = new Map<string, Promise<void>>();
  const request = async (name: string, options: LockOptions, work: (lock: object | null) => unknown): Promise<void> => {
    if (held.has(name) && options.ifAvailable) return void work(null);
    while (held.has(name)) {
      const ended = new Promise<never>((_, reject) => {
        if (options.signal?.aborted) reject(new Error('The wait is over.'));
        options.signal?.addEventListener('abort', () => reject(new Error('The wait is over.')));
      });
      await Promise.race([held.get(name), ended]);
    }
    const working = Promise.resolve(work({ name })).then(() => void held.delete(name));
    held.set(name, working);
    await working;
  };
  return { request };
}

/** The memory of one tab, which a reload keeps. */
function openTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const inTab = (tab: ReturnType<typeof openTab>) => vi.stubGlobal('sessionStorage', tab);

beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: openLocks() });
  inTab(openTab());
  await staffDatabase.use((db) => db.clear('formularios'));
});
afterEach(() => void vi.unstubAllGlobals());

test('two tabs with the same form open keep each its own, and one that is opened alone has the same key as ever', async () => {
  const first = await claimFormKey(NEW);
  expect(first.key).toBe(NEW);
  await keepForm(first.key, { nombre: 'Ana' });
  inTab(openTab());
  const second = await claimFormKey(NEW);
  expect(second.key).toBe(`2 ${NEW}`);
  expect(await readKeptForm(second.key)).toBeUndefined();
  inTab(openTab());
  expect((await claimFormKey('cotizacion luis nueva')).key).toBe('cotizacion luis nueva');
});

test('what closed tabs left is given to the next ones, the newest first, before an empty place is', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
  await keepForm(`3 ${NEW}`, { nombre: 'Ana' });
  await keepForm(`2 ${NEW}`, { nombre: 'Luis' });
  await keepForm('cotizacion rosa q1', { nombre: 'Otra' });
  const keys: string[] = [];
  for (const _tab of ['first', 'second', 'third']) {
    inTab(openTab());
    keys.push((await claimFormKey(NEW)).key);
  }
  expect(keys).toEqual([`2 ${NEW}`, `3 ${NEW}`, NEW]);
});

test('a tab that is loaded again gets its own form, although the lock of its page of before is freed a moment later', async () => {
  const tab = openTab();
  await keepForm(`2 ${NEW}`, { nombre: 'Ana' });
  inTab(tab);
  const before = await claimFormKey(NEW);
  // Its page goes without a word, and another tab has left something newer meanwhile.
  await keepForm(NEW, { nombre: 'Luis' });
  const again = claimFormKey(NEW);
  // The browser frees the lock and the tab remembers its key.
  const key = tab.getItem(`formulario-de-esta-pestana ${NEW}`);
  before.release();
  expect([key, (await again).key]).toEqual([`2 ${NEW}`, `2 ${NEW}`]);
});

test('a form that was closed leaves its key to the next one of the same tab', async () => {
  (await claimFormKey(NEW)).release();
  expect((await claimFormKey(NEW)).key).toBe(NEW);
});
