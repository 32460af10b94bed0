import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addItems } from '#domain/shelf-labels/label-list.ts';

const kept = new Map<string, string>();
let isFull = false;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
  setItem(key: string, value: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  },
};

/** A page of its own, with nothing in its memory. */
async function openTab() {
  vi.resetModules();
  return import('./labels-to-print.ts');
}

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('a tab whose list is older takes over what another tab added and removed, instead of writing its own over it', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.addLabelsToPrint(['martillo', 'cincel']);
  other.addLabelsToPrint(['taladro']);
  other.changeLabelsToPrint((items) => items.filter(({ id }) => id !== 'cincel'));
  const shown = one.changeLabelsToPrint((items) => items.map((item) => ({ ...item, copies: 3 })));
  expect(shown.map(({ id, copies }) => `${id} ${copies}`)).toEqual(['martillo 3', 'taladro 3']);
  expect(other.readLabelsToPrint()).toEqual(shown);
});

test('a page whose device is full goes on with the list in its memory', async () => {
  const page = await openTab();
  page.addLabelsToPrint(['martillo']);
  isFull = true;
  page.addLabelsToPrint(['taladro']);
  expect(page.changeLabelsToPrint((items) => addItems(items, ['cincel'])).map(({ id }) => id)).toEqual([
    'martillo',
    'taladro',
    'cincel',
  ]);
});

test('a screen is called when another tab changed the list, and not for other things that the device keeps', async () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const page = await openTab();
  const called = vi.fn();
  const stop = page.onLabelsElsewhere(called);
  const tell = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  for (const key of ['comparar', 'etiquetas-por-imprimir', null]) tell(key);
  stop();
  tell('etiquetas-por-imprimir');
  expect(called).toHaveBeenCalledTimes(2);
});
