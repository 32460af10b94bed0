import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlobStore } from './blob-store.ts';

// A disk as memory cards have it (exFAT), where a file has one name.
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  link: () => Promise.reject(Object.assign(new Error('not permitted'), { code: 'EPERM' })),
}));

const ID = 'a'.repeat(32);
let root: string;
let blobs: BlobStore;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'bytes-'));
  blobs = new BlobStore(root);
  const handle = await blobs.openIncoming(ID);
  await handle.writeFile('hola');
  await handle.close();
});
afterEach(() => rmSync(root, { recursive: true }));

test('what arrived is still there when its record could not be stored, and is kept the next time', async () => {
  const { sha256 } = await blobs.digestIncoming(ID);
  const failing = blobs.keep(ID, sha256, () => {
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  blobs.release(sha256, () => false);
  expect(blobs.incomingSize(ID)).toBe(4);
  await blobs.keep(ID, sha256, () => {});
  expect(await text(await blobs.read(sha256, 0, 3))).toBe('hola');
  expect(readdirSync(path.join(root, 'subidas'))).toEqual([]);
});
