import { expect, test } from 'vitest';
import { pasteCells, pasteText } from './paste-cells.ts';

test('a pasted cell is counted as saved only once the device has stored it, and one that it refuses waits for a person', async () => {
  let store = (_refused: number): void => {};
  const refused = new Promise<number>((resolve) => {
    store = resolve;
  });
  const accepted = { kind: 'accepted', value: 15_500 } as const;
  let isSaid = false;
  const counting = pasteCells({ paste: () => ({ judged: [accepted, accepted], refused }) }, { cells: [], left: 0 });
  void counting.then(() => {
    isSaid = true;
  });
  await Promise.resolve();
  expect(isSaid).toBe(false);
  store(1);
  expect(await counting).toEqual({ saved: 1, unchanged: 0, asks: 1, invalid: 0, left: 0 });
});

test('thousands of pasted cells are written with their comma, and one of each in the singular', () => {
  expect(pasteText({ saved: 1500, unchanged: 1, asks: 0, invalid: 0, left: 1200 })).toBe(
    'Se pegaron 1,501 celdas: 1,500 guardadas, 1 sin cambio. 1,200 no cupieron en la tabla.',
  );
  expect(pasteText({ saved: 1, unchanged: 0, asks: 0, invalid: 0, left: 1 })).toBe(
    'Se pegó 1 celda: 1 guardada. 1 no cupo en la tabla.',
  );
});
