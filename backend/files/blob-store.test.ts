import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BlobStore } from './blob-store.ts';

const ID = 'a'.repeat(32);
const nothing = () => false;

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

test('stored bytes are not deleted while a record that refers to them is being written', async () => {
  const { sha256 } = await blobs.digestIncoming(ID);
  // The last other file with these bytes is deleted just before the commit.
  await blobs.keep(ID, sha256, () => blobs.release(sha256, nothing));
  expect(await text(await blobs.read(sha256, 0, 3))).toBe('hola');
  blobs.release(sha256, nothing);
  await expect(blobs.read(sha256, 0, 3)).rejects.toThrow('ENOENT');
});

test('what arrived keeps its name until a record refers to its bytes, so that a kill in between loses no acknowledged chunk', async () => {
  const { sha256 } = await blobs.digestIncoming(ID);
  let sizeBefore = 0;
  await blobs.keep(ID, sha256, () => {
    sizeBefore = blobs.incomingSize(ID);
  });
  expect(sizeBefore).toBe(4);
  expect(blobs.incomingSize(ID)).toBe(0);
  expect(readdirSync(path.join(root, 'subidas'))).toEqual([]);
});

test('a file that a killed server left between two renames is stored by the next attempt', async () => {
  const { sha256 } = await blobs.digestIncoming(ID);
  const killed = blobs.keep(ID, sha256, () => {
    throw new Error('killed here');
  });
  await expect(killed).rejects.toThrow('killed here');
  await blobs.keep(ID, sha256, () => {});
  expect(await text(await blobs.read(sha256, 0, 3))).toBe('hola');
  // A third name would keep the bytes on the disk after the file is deleted.
  expect(readdirSync(path.join(root, 'subidas'))).toEqual([]);
});

test('a file that cannot be moved to its place leaves no temporary file', async () => {
  const { sha256 } = await blobs.digestIncoming(ID);
  mkdirSync(path.join(root, sha256.slice(0, 2), sha256), { recursive: true });
  await expect(blobs.keep(ID, sha256, () => {})).rejects.toThrow();
  expect(readdirSync(path.join(root, 'subidas'))).toEqual([ID]);
});

test('a commit that throws releases the bytes that it had reserved', async () => {
  const { sha256 } = await blobs.digestIncoming(ID);
  const failing = blobs.keep(ID, sha256, () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  blobs.release(sha256, nothing);
  await expect(blobs.read(sha256, 0, 3)).rejects.toThrow('ENOENT');
});

test.each(['../../etc/passwd', '', 'a'.repeat(63), `${'a'.repeat(63)}/`])(
  'a path is made of a digest only, not of %j',
  async (name) => {
    await expect(blobs.read(name, 0, 1)).rejects.toThrow('not a digest');
    await expect(blobs.discardIncoming(name.slice(0, 16))).rejects.toThrow('not an id');
  },
);
