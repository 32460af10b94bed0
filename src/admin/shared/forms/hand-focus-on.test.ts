import { afterEach, expect, test, vi } from 'vitest';
import { handFocusOn } from './hand-focus-on.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A list of rows, each with a button that removes it, in a field with an input; and what has the focus once one was pressed. */
function focusAfterRemoving(at: number, count: number, { elsewhere = false, byKey = true } = {}): string {
  const body = {};
  let focused = 'body';
  const focusable = (name: string) => ({ focus: () => void (focused = name) });
  const field = { querySelector: () => focusable('field') };
  const list = { children: [] as object[], parentElement: field, isConnected: true };
  list.children = Array.from({ length: count }, (_, row) => ({
    parentElement: list,
    querySelector: () => focusable(`row ${row}`),
  }));
  vi.stubGlobal('document', { body, activeElement: elsewhere ? {} : body });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    list.children = list.children.filter((_, row) => row !== at);
    list.isConnected = list.children.length > 0;
    work();
  });
  handFocusOn({ closest: () => list.children[at], matches: () => byKey } as unknown as HTMLElement);
  return focused;
}

test('a row that is taken away hands the focus to the one in its place, to the last one, or to the field around them', () => {
  expect(focusAfterRemoving(0, 3)).toBe('row 1');
  expect(focusAfterRemoving(2, 3)).toBe('row 1');
  expect(focusAfterRemoving(0, 1)).toBe('field');
  expect(focusAfterRemoving(0, 1, { byKey: false })).toBe('body');
});

test('a list that moves the focus by itself is left alone', () => {
  expect(focusAfterRemoving(0, 3, { elsewhere: true })).toBe('body');
});
