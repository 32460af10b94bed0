import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { SiteFiles } from './site-files.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file that many ask for at once is counted once, because the memory for files would seem full for ever', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sitio-'));
  writeFileSync(path.join(folder, 'a.js'), Buffer.alloc(1 << 20));
  writeFileSync(path.join(folder, 'b.js'), 'b');
  const files = new SiteFiles(folder, () => false);
  await Promise.all(Array.from({ length: 100 }, () => files.find('/a.js')));
  const first = await files.find('/b.js');
  await files.find('/a.js');
  // It is still in memory.
  expect(await files.find('/b.js')).toBe(first);
});
