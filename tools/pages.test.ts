import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages, pageKeywords, pages, type SitePage } from '#domain/site/pages.ts';
import { RESERVED_FOLDERS } from '#domain/staff/forms/reserved-folders.ts';
import { isShellAddress } from '#sw/navigation.ts';
import { isTest, projectFiles } from './source-files.ts';

interface Hosting {
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
}
const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: Hosting };

const rows: readonly (readonly [string, SitePage])[] = Object.entries(pages);

test('no two pages share an address or a title', () => {
  for (const values of [allPages.map(({ path }) => path), allPages.map(({ title }) => title)]) {
    expect(values).toEqual([...new Set(values)]);
  }
});

test('each component of pages/ is in the table once, and the table names no other', () => {
  const files = projectFiles().flatMap((path) => /^src\/storefront\/pages\/(\w+Page)\.tsx$/.exec(path)?.[1] ?? []);
  const named = allPages.flatMap(({ component }) => component ?? []);
  expect(named.toSorted()).toEqual(files.toSorted());
});

test.each(rows)('%s: the worker answers its address with the shell', (_name, { path }) => {
  expect(isShellAddress(path)).toBe(true);
});

test.each(rows)('%s: Hosting answers its address with the shop', (_name, { path }) => {
  // Any address of one segment without a dot has a rewrite; one that looks like a file needs its own.
  const generic = hosting.rewrites.find(({ source }) => source.startsWith('/!(') && !source.includes(')/'));
  expect(generic?.destination).toBe('/shell.html');
  const filesFolders = /^\/!\((.+)\|\*\.\*\)$/.exec(generic?.source ?? '')?.[1]?.split('|') ?? [];
  expect(filesFolders.length).toBeGreaterThan(0);
  const [, segment = '', deeper] = path.split('/');
  expect(deeper).toBeUndefined();
  if (!segment.includes('.')) return expect(filesFolders).not.toContain(segment);
  expect(hosting.rewrites).toContainEqual({ source: path, destination: '/shell.html' });
});

test.each(rows)('%s: no category can take its address', (_name, { path }) => {
  const folder = (path.split('/')[1] ?? '').replace('.', '-');
  if (folder !== '') expect([...RESERVED_FOLDERS]).toContain(folder);
  expect(RESERVED_FOLDERS.has('')).toBe(false);
});

test('the renderer knows the files of every screen, or its pages would come without their styles', () => {
  const loaders = readFileSync('src/storefront/pages.ts', 'utf8').matchAll(/(\w+): \(\) => import\('\.(\/[^']+)'\)/g);
  const rows = [...loaders].map(([, name, module]) => `${name}: '/src/storefront${module}'`);
  expect(rows.length).toBeGreaterThan(5);
  const config = readFileSync('vite.config.ts', 'utf8');
  expect(rows.filter((row) => !config.includes(row))).toEqual([]);
});

test('only a worker and a server read what the search finds pages by, so that the first load of a visit does not contain it', () => {
  const readers = (name: string): string[] =>
    projectFiles().filter(
      (path) =>
        /^src\/.*\.tsx?$/.test(path) &&
        !isTest(path) &&
        new RegExp(`import .*\\b${name}\\b`).test(readFileSync(path, 'utf8')),
    );
  expect(readers('pageKeywords')).toEqual([expect.stringMatching(/\/search-pages\.ts$/)]);
  expect(readers('PAGE_ENTRIES')).toEqual([
    expect.stringMatching(/\/search-here\.ts$/),
    expect.stringMatching(/\/search-worker\.ts$/),
  ]);
});

test('a part of a page that the search finds has its anchor in the page', () => {
  const sources = projectFiles()
    .filter((path) => path.startsWith('src/storefront/pages/') || path.startsWith('src/domain/page-text/built/'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const parts = Object.values(pageKeywords).flatMap((topics) => topics.flatMap(({ part }) => part ?? []));
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((part) => !new RegExp(`\\bid=["']${part}["']| \\{#${part}\\}'`).test(sources))).toEqual([]);
});
