import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './source-files.ts';
import { cssClasses } from './styles/css-classes.mjs';

const TOKENS = 'src/ui/tokens.css';
const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi;

const files = projectFiles().filter((path) => path.startsWith('src/'));
const code = files.filter((path) => path.endsWith('.tsx')).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The code that imports a sheet, with the name that it has there. */
const usersOf = (sheet: string) =>
  code.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '(\..*\.module\.css)'/g)]
      .filter(([, , from = '']) => join(dirname(path), from) === sheet)
      .map(([, name = '']) => ({ text, name })),
  );

/** What may stand in the brackets: a name by itself, or for an expression every text of the file, as its type says them there. */
function usedClasses({ text, name }: { readonly text: string; readonly name: string }): Set<string> {
  const uses = [...text.matchAll(new RegExp(`\\b${name}\\[([^\\]]+)\\]`, 'g'))].map(([, inner = '']) => inner);
  const isExpression = uses.some((inner) => !/^'[^']+'$/.test(inner));
  const texts = isExpression ? [text] : uses;
  return new Set(texts.flatMap((part) => [...part.matchAll(/'([\w-]+)'/g)].map(([, found = '']) => found)));
}

/** Keyframes are among a module's names, and the sheet itself uses them. */
const isAnimation = (sheet: string, name: string): boolean =>
  new RegExp(`@keyframes ${name}\\b`).test(readFileSync(sheet, 'utf8'));

describe('styles', () => {
  // The compiler finds a sheet's declared classes by a relative path only.
  test('a style sheet is imported from its own neighbourhood, by a relative path', () => {
    expect(code.filter(({ text }) => /from '[^.][^']*\.module\.css'/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  // A class that is used and does not exist is a type error: docs/decisions/026.
  test('every class of a style sheet is used by code that imports the sheet', async () => {
    const unused = [...(await cssClasses())].flatMap(([sheet, classes]) => {
      const used = usersOf(sheet).map(usedClasses);
      return classes
        .filter((name) => !isAnimation(sheet, name) && !used.some((names) => names.has(name)))
        .map((name) => `${sheet}: .${name}`);
    });
    expect(unused).toEqual([]);
  });

  test('a colour has a name: hexadecimal ones stand in tokens.css only', () => {
    const sheets = [...files, 'tools/build/not-found-page.css'].filter((path) => /\.(css|tsx)$/.test(path));
    const stray = sheets
      .filter((path) => path !== TOKENS)
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(HEX)].map(([colour]) => `${path}: ${colour}`));
    expect(stray).toEqual([]);
  });

  test('every custom property that is read is set somewhere, and every one that is set is read', () => {
    const texts = [...files, 'tools/build/not-found-page.css']
      .filter((path) => /\.(css|tsx)$/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const names = (pattern: RegExp) => new Set([...texts.matchAll(pattern)].map(([, name = '']) => name));
    const read = names(/var\((--[\w-]+)/g);
    const set = names(/(--[\w-]+)'?:/g);
    expect({
      unset: [...read].filter((name) => !set.has(name)),
      unread: [...set].filter((name) => !read.has(name)),
    }).toEqual({
      unset: [],
      unread: [],
    });
  });
});
