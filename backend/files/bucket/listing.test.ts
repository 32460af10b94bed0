import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BucketClient, createBucketClient } from '../testing/bucket-client.ts';
import { type FileHarness, startFiles } from '../testing/file-harness.ts';

let h: FileHarness;
let bucket: BucketClient;
beforeAll(async () => {
  h = await startFiles();
  bucket = createBucketClient(h);
  for (const name of ['a.txt', 'b.md', 'd/', 'd/e.txt', 'd/f/g.txt', 'd-h', 'ñ[1].txt']) await bucket.put(name, 'x');
});
afterAll(() => h.close());

async function list(query: string): Promise<string> {
  const { json } = await bucket.ask('GET', `/b/demo.appspot.com/o?${query}`);
  const {
    items = [],
    prefixes = [],
    nextPageToken,
  } = json as {
    items?: { name: string }[];
    prefixes?: string[];
    nextPageToken?: string;
  };
  const shown = `${items.map(({ name }) => name).join(' ')} | ${prefixes.join(' ')}`;
  if (nextPageToken === undefined) return shown;
  const rest = query.replace(/&pageToken=.*/, '');
  return `${shown} → ${await list(`${rest}&pageToken=${encodeURIComponent(nextPageToken)}`)}`;
}

test.each([
  ['', 'a.txt b.md d-h d/ d/e.txt d/f/g.txt ñ[1].txt | '],
  ['delimiter=/', 'a.txt b.md d-h ñ[1].txt | d/'],
  ['delimiter=/&includeTrailingDelimiter=true', 'a.txt b.md d-h d/ ñ[1].txt | d/'],
  ['prefix=d/&delimiter=/&includeTrailingDelimiter=true', 'd/ d/e.txt | d/f/'],
  ['delimiter=.', 'd-h d/ | a. b. d/e. d/f/g. ñ[1].'],
  ['prefix=d&delimiter=/f', 'd-h d/ d/e.txt | d/f'],
  ['startOffset=b&endOffset=d/f', 'b.md d-h d/ d/e.txt | '],
  ['startOffset=d/e&delimiter=/', 'ñ[1].txt | d/'],
  ['startOffset=a&prefix=d&endOffset=d/', 'd-h | '],
  ['endOffset=a', ' | '],
  ['matchGlob=*.txt', 'a.txt ñ[1].txt | '],
  ['matchGlob=**.txt', 'a.txt d/e.txt d/f/g.txt ñ[1].txt | '],
  ['matchGlob=d/*', 'd/ d/e.txt | '],
  ['matchGlob=d**', 'd-h d/ d/e.txt d/f/g.txt | '],
  ['matchGlob=**/?.txt', 'd/e.txt d/f/g.txt | '],
  ['matchGlob={a,b}.{txt,md}', 'a.txt b.md | '],
  ['matchGlob=[ab].*', 'a.txt b.md | '],
  ['matchGlob=[!a].*', 'b.md | '],
  ['matchGlob=[b-d]*', 'b.md d-h | '],
  ['matchGlob=ñ\\[1\\].txt', 'ñ[1].txt | '],
  ['matchGlob=**.txt&prefix=d/', 'd/e.txt d/f/g.txt | '],
  ['matchGlob=**.txt&maxResults=2', 'a.txt d/e.txt |  → d/f/g.txt ñ[1].txt | '],
  ['delimiter=/&maxResults=2&fields=items(name)', 'a.txt b.md |  → d-h | d/ → ñ[1].txt | '],
])('%s lists %s', async (query, names) => {
  expect(await list(query)).toBe(names);
});

test.each(['matchGlob={a', 'matchGlob=[a', 'matchGlob=[z-a]', 'matchGlob=\\', `matchGlob=${'x'.repeat(1025)}`])(
  '%s is refused',
  async (query) => {
    expect((await bucket.ask('GET', `/b/demo.appspot.com/o?${query}`)).status).toBe(400);
  },
);

test('a glob of many stars does not take exponential time', async () => {
  await bucket.put('z'.repeat(500), 'x');
  expect(await list(`matchGlob=${'*z'.repeat(300)}y`)).toBe(' | ');
});
