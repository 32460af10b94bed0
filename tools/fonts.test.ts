import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

/** The beginning of each file's SHA-256. */
const CONTENTS: Readonly<Record<string, string>> = {
  'barlow-400-more': '04d23c77480a394c',
  'barlow-400': '38ccaa67bea5640f',
  'barlow-500-more': '0faccadf012d69e6',
  'barlow-500': '2306c28a21a9c38a',
  'barlow-600-more': '8f4c203ad69d9da5',
  'barlow-600': '1fb729011d709650',
  'barlow-condensed-600-more': 'f7c3143934569a69',
  'barlow-condensed-600': '4f74b7feee43f202',
  'barlow-condensed-700-more': '95939fc05725b184',
  'barlow-condensed-700': 'a6219a992fc94ccc',
  'plex/plex-400': '3b646991d30055a9',
  'plex/plex-500': '0717336fb31fcdcd',
  'plex/plex-600': '8960851d691c054e',
  'plex/plex-condensed-600': '3d72a0923c583035',
  'plex/plex-condensed-700': '4768878c107d92c5',
};

test('a font never changes under its name: browsers keep it for a year, and another one needs another name', () => {
  const contentOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(`public/fonts/${file}`))
      .digest('hex')
      .slice(0, 16);
  const files = readdirSync('public/fonts', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.woff2'),
  );
  expect(Object.fromEntries(files.map((file) => [file.slice(0, -'.woff2'.length), contentOf(file)]))).toEqual(CONTENTS);
});
