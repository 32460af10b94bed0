import { expect, test } from 'vitest';
import { createPriceImport } from '#domain/price-import/price-import.ts';
import { plain, sheetOf, shop } from '#domain/price-import/testing.ts';
import type { FileState, PriceFile } from './price-file.ts';
import { NO_FILE, withDecision, withReview } from './price-file.ts';

const priceImport = createPriceImport([sheetOf(plain)]);
priceImport.setProducts(shop);
const proposal = { ...priceImport.propose({ iva: 'incluido' }, null), match: null };
const thresholds = { warn: 20, confirm: 50 };
const file: PriceFile = {
  draft: 'd',
  name: 'lista.csv',
  blob: new Blob(),
  opened: {
    sheets: [],
    text: null,
    hash: '',
    view: { sheet: 0, columns: [], headerRow: null, rows: 3, preview: [], topRows: [] },
  },
  view: { sheet: 0, columns: [], headerRow: null, rows: 3, preview: [], topRows: [] },
  header: null,
  encoding: null,
  proposal,
  decided: { iva: 'incluido' },
};
const comparing: FileState = { ...NO_FILE, thresholds, file, isComparing: true };
const { choices } = proposal;
const review = priceImport.review(choices);

test('compared rows are shown with the choices that they were compared by', () => {
  expect(withReview(comparing, review, { choices, thresholds })).toMatchObject({ review, isComparing: false });
});

test('rows that were compared by other choices than the present ones are not shown, so that no answer about IVA stands over prices without it', () => {
  const changed = { ...comparing, file: withDecision(file, { iva: 'mas' }) };
  expect(withReview(changed, review, { choices, thresholds })).toMatchObject({ review: null, isComparing: false });
  const otherSheet = { ...comparing, file: withDecision(file, {}) };
  expect(withReview(otherSheet, review, { choices, thresholds }).review).toBe(null);
});
