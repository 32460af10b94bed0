import fc from 'fast-check';
import { expect, test } from 'vitest';
import { biffRecord, shorts } from './testing/biff-bytes.ts';
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

test('of a text in runs the raised digits are no digits of its amount, and a struck amount is that of before', () => {
  const font = (style: number, raised: number): Buffer =>
    biffRecord(0x31, shorts(220, style, 0x7fff, 400, raised, 0, 0));
  // The font of number four is missing in every workbook, so the sixth of the file is called six.
  const fonts = [font(0, 0), font(0, 1), font(8, 0), font(0, 0), font(0, 0), font(0, 1)];
  const rich = (text: string, ...runs: readonly (readonly [from: number, font: number])[]): Buffer =>
    Buffer.concat([
      shorts(text.length),
      Buffer.from([8]),
      shorts(runs.length),
      Buffer.from(text, 'latin1'),
      shorts(...runs.flat()),
    ]);
  const texts = [
    rich('$14950', [4, 1]),
    rich('$14950 M.N.', [4, 6], [6, 0]),
    rich('$150.00 $120.00', [0, 2], [7, 0]),
    rich('Broca 1/4', [0, 2], [6, 0]),
  ];
  const shared = biffRecord(0xfc, Buffer.concat([shorts(texts.length, 0, texts.length, 0), ...texts]));
  const cells = cellsOf(
    texts.map((_, at) => sharedCell(at, 0, at)),
    [...fonts, shared],
  );
  expect(cells.map(([cell]) => cell)).toEqual(['$149⁵⁰', '$149⁵⁰ M.N.', ' $120.00', 'Broca 1/4']);
});
