import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addItems } from '#domain/shelf-labels/label-list.ts';
import {
  addLabelsToPrint,
  changeLabelsToPrint,
  clearLabelsToPrint,
  onLabelsElsewhere,
  readLabelsToPrint,
} from './labels-to-print.ts';

const KEY = 'etiquetas-por-imprimir';

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

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal('localStorage', storage);
  clearLabelsToPrint();
});
afterEach(() => vi.unstubAllGlobals());

test('a tab whose list is older takes over what another tab added and removed, instead of writing its own over it', () => {
  addLabelsToPrint(['martillo', 'cincel']);
  const left = [
    { id: 'martillo', copies: 1 },
    { id: 'taladro', copies: 1 },
  ];
  kept.set(KEY, JSON.stringify(left));
  const shown = changeLabelsToPrint((items) => items.map((item) => ({ ...item, copies: 3 })));
  expect(shown.map(({ id, copies }) => `${id} ${copies}`)).toEqual(['martillo 3', 'taladro 3']);
  expect(readLabelsToPrint()).toEqual(shown);
  expect(JSON.parse(kept.get(KEY) ?? '')).toEqual(shown);
});

test('a page whose device is full goes on with the list in its memory', () => {
  addLabelsToPrint(['martillo']);
  isFull = true;
  addLabelsToPrint(['taladro']);
  expect(changeLabelsToPrint((items) => addItems(items, ['cincel'])).map(({ id }) => id)).toEqual([
    'martillo',
    'taladro',
    'cincel',
  ]);
});

test('a screen is called when another tab changed the list, and not for other things that the device keeps', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const called = vi.fn();
  const stop = onLabelsElsewhere(called);
  const tell = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  for (const key of ['comparar', KEY, null]) tell(key);
  stop();
  tell(KEY);
  expect(called).toHaveBeenCalledTimes(2);
});
