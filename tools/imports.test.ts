import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesOf } from './import-circles.ts';
import { featureTable, type ImportRow, importTable, testPackages } from './import-table.ts';
import { importsOf, isSource, isTest, projectFiles } from './source-files.ts';

const SOURCE_FOLDERS = ['src/', 'sw/', 'backend/', 'hosting/', 'demo/', 'tools/', 'e2e/', 'bench/', 'rehearse/'];
const sources = projectFiles().filter(
  (path) => isSource(path) && SOURCE_FOLDERS.some((folder) => path.startsWith(folder)),
);

/** The row of a file: that of the deepest folder in the table that contains it. */
function rowOf(path: string): { folder: string; row: ImportRow } | undefined {
  const folder = Object.keys(importTable)
    .filter((candidate) => path.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length)[0];
  const row = folder && importTable[folder];
  return folder && row ? { folder, row } : undefined;
}

const ALIASES: Readonly<Record<string, string>> = {
  '#sw/': 'sw/',
  '#backend/': 'backend/',
  '#hosting/': 'hosting/',
  '#demo/': 'demo/',
  '#tools/': 'tools/',
  '#rehearse/': 'rehearse/',
  '#bench/': 'bench/',
};

/** Where an import leads within the project, or undefined for a package. */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier));
  const alias = /^#[a-z-]+\//.exec(specifier)?.[0];
  if (!alias) return undefined;
  return `${ALIASES[alias] ?? `src/${alias.slice(1)}`}${specifier.slice(alias.length)}`;
}

/** They have a package.json of their own: the root's aliases do not work in them, and their packages are not installed with the root's. */
const WORKSPACES = ['demo/renders/', 'bench/first-visit/'];
const isInWorkspace = (path: string): boolean => WORKSPACES.some((folder) => path.startsWith(folder));

/** An import as the table names it. Files of a workspace import the root's folders by a relative path instead of an alias. */
const aliased = (path: string, specifier: string, target: string): string =>
  isInWorkspace(path) ? `#${target.replace(/^src\//, '')}` : specifier;

const topFolder = (path: string): string => /^(src\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? path;
const allowsPackage = (row: ImportRow, name: string): boolean =>
  row.packages.some((allowed) => (/[/:-]$/.test(allowed) ? name.startsWith(allowed) : name === allowed));

const LATE_LISTS = ['/routes.tsx', '/storefront/pages.ts', '/storefront/start.ts'];

describe('who may import whom', () => {
  test('every folder has its row in the table', () => {
    expect(sources.filter((path) => !rowOf(path))).toEqual([]);
  });

  test('every import is allowed by the table', () => {
    const breaches = sources.flatMap((path) => {
      const found = rowOf(path);
      if (!found) return [];
      return importsOf(path).flatMap(({ specifier }) => {
        const target = targetOf(path, specifier);
        if (target === undefined) {
          const allowed =
            allowsPackage(found.row, specifier) ||
            (isTest(path) && testPackages.some((name) => specifier.startsWith(name)));
          return allowed ? [] : [`${path} imports the package ${specifier}`];
        }
        if (topFolder(target) === topFolder(path)) return [];
        const name = aliased(path, specifier, target);
        const allowed = found.row.folders.some((folder) => name.startsWith(folder));
        return allowed ? [] : [`${path} imports ${specifier}`];
      });
    });
    expect(breaches).toEqual([]);
  });

  test('the table names folders, never single files', () => {
    const files = Object.values(importTable).flatMap(({ folders }) =>
      folders.filter((folder) => !folder.endsWith('/')),
    );
    expect(files).toEqual([]);
  });

  test('the code of a worker is started by its address and imported only inside its folder', () => {
    const workerOf = (path: string): string => /^src\/.*?\bworker\//.exec(path)?.[0] ?? '';
    const breaches = sources.flatMap((path) =>
      importsOf(path)
        .map(({ specifier }) => targetOf(path, specifier) ?? '')
        .filter((target) => workerOf(target) !== '' && workerOf(target) !== workerOf(path))
        .map((target) => `${path} imports ${target}`),
    );
    expect(breaches).toEqual([]);
  });

  test('another folder is imported by its alias, never by a relative path', () => {
    const climbing = sources
      .filter((path) => !isInWorkspace(path))
      .flatMap((path) =>
        importsOf(path)
          .filter(
            ({ specifier }) =>
              specifier.startsWith('.') && topFolder(normalize(join(dirname(path), specifier))) !== topFolder(path),
          )
          .map(({ specifier }) => `${path} imports ${specifier}`),
      );
    expect(climbing.filter((line) => !line.startsWith('vite.'))).toEqual([]);
  });

  test('nothing outside a workspace imports from it, because its packages may not be installed', () => {
    const breaches = sources
      .filter((path) => !isInWorkspace(path))
      .filter((path) => importsOf(path).some(({ specifier }) => isInWorkspace(targetOf(path, specifier) ?? '')));
    expect(breaches).toEqual([]);
  });

  test('late code is a list: import() stands in lazy/, in routes.tsx and where a page starts', () => {
    const elsewhere = sources.filter(
      (path) =>
        path.startsWith('src/') &&
        !path.startsWith('src/lazy/') &&
        !LATE_LISTS.some((name) => path.endsWith(name)) &&
        importsOf(path).some(({ dynamic }) => dynamic),
    );
    expect(elsewhere).toEqual([]);
  });
});

test('no file imports itself by way of others, types included: two files that need each other cannot be read one after the other', () => {
  // What comes by import() comes when both have run.
  const graph = new Map(
    sources.map((path) => {
      const atOnce = importsOf(path).filter(({ kind }) => kind !== 'late');
      return [path, atOnce.flatMap(({ specifier }) => targetOf(path, specifier) ?? [])] as const;
    }),
  );
  expect(circlesOf(graph)).toEqual([]);
  expect([...graph.values()].flat().length).toBeGreaterThan(5000);
});

describe.each(Object.entries(featureTable))('the features of %s', (area, { common, edges }) => {
  const featureOf = (path: string): string | undefined =>
    path.startsWith(`${area}/`) ? /^([^/]+)\//.exec(path.slice(area.length + 1))?.[1] : undefined;

  /** Every import from one feature into another. */
  const crossings = sources.flatMap((path) => {
    const from = featureOf(path);
    if (from === undefined) return [];
    return importsOf(path).flatMap(({ specifier }) => {
      const target = targetOf(path, specifier) ?? '';
      const to = featureOf(target);
      return to === undefined || to === from ? [] : [{ path, target, from, to }];
    });
  });
  const isCommon = (from: string, to: string): boolean => common.includes(to) && !common.includes(from);

  test('a feature imports another only along an edge of the table', () => {
    const breaches = crossings.filter(({ from, to }) => !isCommon(from, to) && !edges[from]?.includes(to));
    expect(breaches.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
  });

  test('the table has no edge that nothing uses', () => {
    const unused = Object.entries(edges).flatMap(([from, targets]) =>
      targets.filter((to) => !crossings.some((crossing) => crossing.from === from && crossing.to === to)),
    );
    expect(unused).toEqual([]);
  });

  test('no circle of imports between features', () => {
    const reaches = (from: string, seen: ReadonlySet<string> = new Set()): string[] =>
      (edges[from] ?? []).flatMap((to) => (seen.has(to) ? [to] : [to, ...reaches(to, new Set([...seen, to]))]));
    expect(Object.keys(edges).filter((feature) => reaches(feature).includes(feature))).toEqual([]);
  });
});

describe('what visitors never load', () => {
  test('no path of imports leads from the storefront to the staff area or to Firebase', () => {
    const roots = ['src/storefront/start.ts', 'src/storefront/main.tsx'];
    const reached = new Map(roots.map((path) => [path, path]));
    for (const [path, chain] of reached) {
      for (const { specifier, dynamic } of importsOf(path)) {
        const target = targetOf(path, specifier);
        // Code loaded with import(), through lazy/, is allowed: it is not part of the first load.
        if (!target || dynamic || reached.has(target) || !sources.includes(target)) continue;
        reached.set(target, `${chain} → ${target}`);
      }
    }
    const forbidden = [...reached].filter(
      ([path]) => path.startsWith('src/admin/') || path.startsWith('src/firebase/'),
    );
    expect(forbidden.map(([, chain]) => chain)).toEqual([]);
    expect(reached.size).toBeGreaterThan(10);
  });
});
