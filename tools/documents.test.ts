import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSource, projectFiles } from './source-files.ts';

const files = projectFiles();
const documents = files.filter((path) => path.endsWith('.md'));
const read = (path: string): string => readFileSync(path, 'utf8');
const allDocuments = documents.map(read).join('\n');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What GitHub makes of a heading for the address of its place. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** A link within the repository leads to a file and, after the `#`, to one of its headings. */
function isGoodLink(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : join(dirname(from), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || matches(read(target), /^#+ (.*)$/gm).some((heading) => anchorOf(heading) === anchor);
}

/** What a command makes, or a reader of the text has to make. */
const MADE = /^(demo\/pictures\/smaller|functions\/\.env|src\/.*\/X[A-Z]\w+\.tsx)/;
const topFolders = [...new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))];

/** A path is written from the root, or from `src/` or `backend/` where its folder says which. */
const isThere = (path: string): boolean =>
  MADE.test(path) || ['', 'src/', 'backend/'].some((root) => existsSync(root + path));

const pathsIn = (text: string): string[] =>
  matches(text.replace(/```[\s\S]*?```/g, ''), /`([\w.-]+\/[\w./-]*)`/g).filter((path) =>
    topFolders.includes(path.split('/')[0] ?? ''),
  );

describe('every document', () => {
  test.each(documents)('%s links to files and headings that exist', (document) => {
    // What code shows as an example of a link is no link.
    const links = matches(read(document).replace(/`[^`\n]*`/g, ''), /\]\(([^)\s]+)\)/g);
    expect(links.filter((link) => !/^(https?|mailto):/.test(link) && !isGoodLink(document, link))).toEqual([]);
  });

  test.each(documents)('%s names paths that exist', (document) => {
    expect(pathsIn(read(document)).filter((path) => !isThere(path))).toEqual([]);
  });

  test('names only scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    // After `--prefix` it is a workspace's own.
    const named = matches(allDocuments, /npm run (?:--silent )?([a-z][\w:-]*)/g);
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the README says of every folder of the repository what it holds', () => {
  const [, table = ''] = /\n## Folders\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
  const visible = topFolders.filter((folder) => !folder.startsWith('.'));
  expect(visible.filter((folder) => !new RegExp(`\`${folder}[\`/]`).test(table))).toEqual([]);
});

/** Variables that others set: the system, npm, a test runner, Google's tools and emulators. */
const OTHERS = /^(PATH|TMPDIR|NODE_ENV|CI|TEST_PARALLEL_INDEX|GCLOUD_PROJECT|FIREBASE_CONFIG|FIRESTORE_EMULATOR_HOST)$/;
/** Those by which one part of a test run tells another where something is. */
const WITHIN_A_RUN = /^(EMULATOR_(HOST|SERVICES)|PARTS_ORIGIN|REHEARSE|TRANSFER_PROJECT|VERIFY_NOTES)$/;

describe('environment variables', () => {
  const variables = new Set(
    files
      .filter((path) => isSource(path) && !/\.test\.ts$|^demo\/renders\//.test(path))
      .flatMap((path) => matches(read(path), /\benv(?:\.|\[')([A-Z][A-Z0-9_]+)\b/g)),
  );

  test('each that is read is named in a document', () => {
    expect(variables.size).toBeGreaterThan(20);
    const undocumented = [...variables].filter((name) => !new RegExp(`\\b${name}\\b`).test(allDocuments));
    expect(undocumented.filter((name) => !OTHERS.test(name) && !WITHIN_A_RUN.test(name))).toEqual([]);
  });

  test('each that the README lists is read', () => {
    const [, table = ''] = /\n\| Setting \|.*\n([\s\S]*?)\n\n/.exec(read('README.md')) ?? [];
    const listed = table.split('\n').flatMap((row) => matches(row.split('|')[1] ?? '', /`([A-Z_]+)`/g));
    expect(listed).toContain('DATA_DIR');
    expect(listed.filter((name) => !variables.has(name))).toEqual([]);
  });
});
