import { expect, test } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import { type PriceChange, priceHistory, type UploadedPrice } from './price-history.ts';
import type { StoredUpload } from './stored-upload.ts';
import { uploadOf } from './testing.ts';
import type { LotRow } from './upload-plan.ts';

const upload = (id: string, day: number): StoredUpload => {
  const creado = parseInstant(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`);
  if (!creado) throw new Error('No instant');
  return uploadOf(id, creado);
};
let day = 0;
const one = (id: string, antes: number | null, despues: number, more: Partial<LotRow> = {}): UploadedPrice => {
  day += 1;
  const row = { id: 'p1', clave: 'A-1', antes, despues, vigente: '', rev: 1, fin: 'aplicada', ...more } as const;
  return { upload: upload(id, day), row };
};
/** The latest first, as they are read. */
const history = (today: number | null | undefined, ...uploads: UploadedPrice[]) =>
  priceHistory(uploads.toReversed(), today).map(said);
const said = (change: PriceChange): string => {
  const amounts = `${change.before ?? 'Cotizar'} → ${change.after ?? 'Cotizar'}`;
  return change.kind === 'upload'
    ? `${amounts} by ${change.upload.id}${change.isUndone ? ', undone' : ''}`
    : `${amounts} by hand after ${change.since.id}${change.until ? ` and before ${change.until.id}` : ''}`;
};

test('one upload after the other, the latest first', () => {
  expect(history(300, one('a', null, 100), one('b', 100, 200), one('c', 200, 300))).toEqual([
    '200 → 300 by c',
    '100 → 200 by b',
    'Cotizar → 100 by a',
  ]);
});

test('a price that changed between two uploads, or since the last one, was changed by hand', () => {
  expect(history(null, one('a', 50, 100), one('b', 150, 200))).toEqual([
    '200 → Cotizar by hand after b',
    '150 → 200 by b',
    '100 → 150 by hand after a and before b',
    '50 → 100 by a',
  ]);
});

test('without the price of today no manual change after the last upload is shown', () => {
  expect(history(undefined, one('a', 50, 100))).toEqual(['50 → 100 by a']);
});

test('after an upload that was undone comes the price before it', () => {
  const undone = { fin: 'deshecha' } as const;
  expect(history(50, one('a', 50, 100, undone))).toEqual(['50 → 100 by a, undone']);
  // Undone after the next upload, which therefore had found its price.
  expect(history(50, one('a', 50, 100, undone), one('b', 100, 200, undone))).toEqual([
    '100 → 200 by b, undone',
    '50 → 100 by a, undone',
  ]);
});

test('a skipped row shows the manual change that it found, and a row kept by undoing adds no change', () => {
  expect(history(130, one('a', 50, 100), one('b', 100, 200, { fin: 'saltada', hoy: 130 }))).toEqual([
    '100 → 130 by hand after a and before b',
    '50 → 100 by a',
  ]);
  expect(history(777, one('a', 50, 100, { fin: 'conservada', hoy: 777 }))).toEqual([
    '100 → 777 by hand after a',
    '50 → 100 by a',
  ]);
  // Its name was edited, not its price.
  expect(history(100, one('a', 50, 100), one('b', 100, 200, { fin: 'saltada', hoy: 100 }))).toEqual(['50 → 100 by a']);
});

test('a row that is not written yet changed nothing', () => {
  const { upload: begun, row } = one('a', 50, 100);
  const { fin: _fin, ...waiting } = row;
  expect(history(50, { upload: begun, row: waiting })).toEqual([]);
});
