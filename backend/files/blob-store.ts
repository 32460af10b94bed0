import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { copyFile, type FileHandle, link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { logError } from '../log.ts';

export interface Digest {
  readonly sha256: string;
  readonly md5: string;
  readonly size: number;
}

const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'ENOSYS']);
const SHA256 = /^[0-9a-f]{64}$/;

/**
 * The bytes: `archivos/ab/ab12…` under their SHA-256, and `archivos/subidas/` for what is still arriving. A name of a user is never part
 * of a path. A file appears whole or not at all: written aside, synced, renamed, and the folder synced.
 */
export class BlobStore {
  readonly #root: string;
  readonly #incoming: string;
  /** How often each content is about to be referred to: a delete at the same moment must leave it. */
  readonly #pinned = new Map<string, number>();

  constructor(root: string) {
    this.#root = root;
    this.#incoming = path.join(root, 'subidas');
    mkdirSync(this.#incoming, { recursive: true });
  }

  openIncoming(id: string): Promise<FileHandle> {
    return openOrCreate(this.#incomingPath(id));
  }

  /** How much of it is there; nothing when there is none. */
  incomingSize(id: string): number {
    return statSync(this.#incomingPath(id), { throwIfNoEntry: false })?.size ?? 0;
  }

  readIncoming(id: string): AsyncIterable<Buffer> {
    return createReadStream(this.#incomingPath(id)) as AsyncIterable<Buffer>;
  }

  async discardIncoming(id: string): Promise<void> {
    await rm(this.#incomingPath(id), { force: true });
  }

  async digestIncoming(id: string): Promise<Digest> {
    const sha256 = createHash('sha256');
    const md5 = createHash('md5');
    let size = 0;
    for await (const chunk of this.readIncoming(id)) {
      sha256.update(chunk);
      md5.update(chunk);
      size += chunk.length;
    }
    return { sha256: sha256.digest('hex'), md5: md5.digest('base64'), size };
  }

  /**
   * Gives what arrived its place, then lets `commit` refer to it. The bytes are on disk before anything says so. What arrived keeps its first name until
   * then: after a kill in between, its upload goes on with all the chunks that were acknowledged.
   */
  async keep(id: string, sha256: string, commit: () => void): Promise<void> {
    this.#pinned.set(sha256, (this.#pinned.get(sha256) ?? 0) + 1);
    try {
      const target = this.#path(sha256);
      await mkdir(path.dirname(target), { recursive: true });
      await giveName(this.#incomingPath(id), target);
      await syncFolder(path.dirname(target));
      await syncFolder(this.#root);
      commit();
      // The file is stored: what cannot be removed now is swept at the next start.
      await this.discardIncoming(id).catch((error: unknown) => logError('Quedó una subida ya guardada', error));
    } finally {
      const left = (this.#pinned.get(sha256) ?? 1) - 1;
      if (left === 0) this.#pinned.delete(sha256);
      else this.#pinned.set(sha256, left);
    }
  }

  /** Removes bytes that nothing refers to any more. In one step with its check, so that no upload comes between. */
  release(sha256: string, isReferredTo: (sha256: string) => boolean): void {
    if (this.#pinned.has(sha256) || isReferredTo(sha256)) return;
    rmSync(this.#path(sha256), { force: true });
  }

  /** From `start` to `end`, both included. Rejects with ENOENT when the bytes are gone. */
  async read(sha256: string, start: number, end: number): Promise<Readable> {
    const handle = await open(this.#path(sha256), 'r');
    return handle.createReadStream({ start, end });
  }

  /** At start: what a kill left behind. */
  sweep(isReferredTo: (sha256: string) => boolean, isOpen: (id: string) => boolean): void {
    for (const id of readdirSync(this.#incoming)) if (!isOpen(id)) unlinkSync(path.join(this.#incoming, id));
    for (const folder of readdirSync(this.#root).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
      for (const sha256 of readdirSync(path.join(this.#root, folder)))
        if (SHA256.test(sha256)) this.release(sha256, isReferredTo);
    }
  }

  #path(sha256: string): string {
    if (!SHA256.test(sha256)) throw new Error('not a digest');
    return path.join(this.#root, sha256.slice(0, 2), sha256);
  }

  #incomingPath(id: string): string {
    if (!/^[\w-]{20,64}$/.test(id)) throw new Error('not an id');
    return path.join(this.#incoming, id);
  }
}

async function openOrCreate(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r+', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return open(file, 'w+', 0o600);
  }
}

/** Gives a file a second name, also where there was a file of that name. On a disk without hard links (exFAT) that is a copy. */
async function giveName(file: string, name: string): Promise<void> {
  const aside = `${file}-con-nombre`;
  try {
    await rm(aside, { force: true });
    await link(file, aside).catch((error: unknown) => {
      if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      return copyAndSync(file, aside);
    });
    await rename(aside, name);
  } finally {
    // Still there when the rename failed, and when both were names of one file already: then it does nothing.
    await rm(aside, { force: true });
  }
}

async function copyAndSync(file: string, copy: string): Promise<void> {
  await copyFile(file, copy);
  const handle = await open(copy, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename is on disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
