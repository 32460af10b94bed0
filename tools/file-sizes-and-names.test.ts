import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSource, projectFiles } from './source-files.ts';

const files = projectFiles();
const sources = files.filter((path) => isSource(path) || path.endsWith('.css'));
const lines = (path: string): number => readFileSync(path, 'utf8').split('\n').length;

/** Files that may pass four hundred lines, each with its reason. */
const LONG_FILES: Readonly<Record<string, string>> = {};

describe('sizes and names of files', () => {
  test('a file of more than four hundred lines is listed with its reason', () => {
    expect(sources.filter((path) => lines(path) > 400 && !(path in LONG_FILES))).toEqual([]);
  });

  test('nine files in ten have at most 150 lines', () => {
    const sizes = sources.map(lines).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(150);
  });

  test('public/ contains static files only: icons, screenshots for installers, fonts and their licences, rules for browsers', () => {
    const allowed =
      /^public\/(fonts\/.+\.(woff2|txt)|icons\/.+\.(png|svg)|icons\/captura-.+\.jpg|robots\.txt|speculation-rules\.json)$/;
    expect(files.filter((path) => path.startsWith('public/') && !allowed.test(path))).toEqual([]);
  });

  test('components are named like their file, everything else in kebab-case', () => {
    const odd = files.filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      if (/\.(module\.css|tsx)$/.test(name) && /^[A-Z][A-Za-z0-9]+\.(tsx|module\.css)$/.test(name)) return false;
      return isSource(path) && !/^[a-z0-9.-]+$/.test(name);
    });
    expect(odd).toEqual([]);
  });

  test('no barrels: a folder is not a module', () => {
    expect(files.filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });
});

test('no path is made of an address’s pathname, where blanks and accents are escaped: the build failed in a folder that has one', () => {
  expect(sources.filter((path) => /import\.meta\.url\)\.pathname/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('no test waits with waitForFunction(async …), which takes the promise itself for a yes: expect.poll asks until it is one', () => {
  const inBrowser = sources.filter((path) => /^(?:e2e|rehearse|bench)\//.test(path));
  expect(inBrowser.length).toBeGreaterThan(100);
  expect(inBrowser.filter((path) => /waitForFunction\(\s*async\b/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
