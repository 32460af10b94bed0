import { expect, test } from 'vitest';
import { RESERVED_FOLDERS } from '#domain/staff/reserved-folders.ts';
import { paths } from './paths.ts';

test('staff cannot put a category where the site has a page', () => {
  const folders = Object.values(paths).map((path) => (path.split('/')[1] ?? '').replace('.', '-'));
  expect(folders.filter((folder) => folder !== '' && !RESERVED_FOLDERS.has(folder))).toEqual([]);
});
