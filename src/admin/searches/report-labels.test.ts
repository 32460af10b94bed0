import { expect, test } from 'vitest';
import { noSearchesText, nothingLackingText } from './report-labels.ts';

test('a device that has not read the searches does not say that there are none', () => {
  const states = [
    { state: 'opening', readAt: null },
    { state: 'reading', readAt: null },
    { state: 'unreachable', readAt: null },
  ] as const;
  for (const reading of states) {
    expect(noSearchesText(reading)).toBe('Todavía no se han leído.');
    expect(nothingLackingText(reading, false, false)).toBe('Todavía no se han leído.');
  }
  for (const reading of [
    { state: 'read', readAt: 1 },
    { state: 'unreachable', readAt: 1 },
  ] as const) {
    expect(noSearchesText(reading)).toBe('Todavía no hay búsquedas en estos días.');
    expect(nothingLackingText(reading, false, true)).toBe('Todo lo que se buscó en estos días se encuentra.');
  }
});
