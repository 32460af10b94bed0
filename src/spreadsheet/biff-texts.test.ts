import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberCell, sharedCell } from './testing/biff-cells.ts';
import { sharedTexts } from './testing/biff-shared-texts.ts';
import { cellsOf } from './testing/biff-stream.ts';
import { cellTexts } from './testing/cell-texts.ts';

test('shared texts are read alike wherever a record ends in them, with one or two bytes a letter, with runs and phonetics', () => {
  const one = fc.record({
    text: fc.oneof(cellTexts, fc.string({ unit: 'binary', maxLength: 300 })),
    runs: fc.nat(3),
    phonetics: fc.constantFrom(0, 0, 5, 40),
  });
  const sizes = fc.array(fc.integer({ min: 14, max: 90 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.array(one, { minLength: 1, maxLength: 30 }),
      sizes,
      fc.infiniteStream(fc.boolean()),
      (texts, sizes, wide) => {
        const shared = sharedTexts(texts, sizes, () => wide.next().value);
        const marked = texts.map((_, at) => [sharedCell(at, 0, at), numberCell(at, 1, at)]).flat();
        expect(cellsOf(marked, [shared]).map(([cell]) => cell)).toEqual(
          texts.map(({ text }) => (text.trim() === '' ? null : text)),
        );
      },
    ),
    { numRuns: 200 },
  );
});
