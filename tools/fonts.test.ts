import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';

const faces = [...readFileSync('src/ui/fonts.css', 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, face = '']) => face,
);
const more = faces.filter((face) => face.includes('-more.woff2'));
const rangeOf = (face: string): string => /unicode-range:([^;]*);/.exec(face)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
const rest = rangeOf(more[0] ?? '')
  .split(', ')
  .map((part) =>
    part
      .slice(2)
      .split('-')
      .map((end) => Number.parseInt(end, 16)),
  );
const isInRest = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return rest.some(([from = 0, to = from]) => code >= from && code <= to);
};

test('every font has its second file, with the same letters', () => {
  const files = faces.flatMap((face) => /\/fonts\/(barlow[^."]*)\.woff2/.exec(face)?.[1] ?? []);
  const first = files.filter((name) => !name.endsWith('-more'));
  expect(first).toHaveLength(5);
  expect(files.filter((name) => name.endsWith('-more'))).toEqual(first.map((name) => `${name}-more`));
  expect(new Set(more.map(rangeOf)).size).toBe(1);
});

test('no text in Spanish needs the second files', () => {
  const spanish =
    'ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜabcdefghijklmnñopqrstuvwxyzáéíóúü0123456789¡!¿?«»“”‘’–—…·•°ºª½¼¾²³×±−′″®™©Øµ$%&/()';
  expect(Array.from(spanish).filter(isInRest)).toEqual([]);
  const { categories, labels, products, tutorials } = demoCatalogue();
  const texts = JSON.stringify([categories, labels, products, tutorials]);
  expect([...new Set(texts)].filter(isInRest)).toEqual([]);
  expect(Array.from('çàèãßŒ').every(isInRest)).toBe(true);
});
