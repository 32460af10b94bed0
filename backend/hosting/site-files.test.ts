import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
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

// Linux has a file that anybody may open and nobody can read from its beginning.
test.skipIf(process.platform !== 'linux')(
  'a file is compressed by the server where the compressed one beside it cannot be read, because every later request of it would fail too',
  async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sitio-'));
    const text = 'a'.repeat(2000);
    writeFileSync(path.join(folder, 'a.js'), text);
    symlinkSync('/proc/self/mem', path.join(folder, 'a.js.br'));
    const file = await new SiteFiles(folder, () => false).find('/a.js');
    const sent = await file?.representation('br');
    expect(sent && brotliDecompressSync(sent.body).toString()).toBe(text);
  },
);
