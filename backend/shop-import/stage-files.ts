import { createHash, randomUUID } from 'node:crypto';
import type { Digest } from '../files/blob-store.ts';
import type { FileContext } from '../files/file-context.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { ImportRefusal } from './import-refusal.ts';
import type { ArchivedFile } from './read-archive.ts';

/** As the site stores what staff upload (`src/firebase/uploads.ts`). */
const CACHE_CONTROL = 'public,max-age=31536000,immutable';
/** A photograph of a repair may be read by whoever has its address. */
const PRIVATE_CACHE_CONTROL = 'private,max-age=86400';

/** Files of an archive whose bytes are on the disk and verified, but which have no name yet. */
export interface StagedFiles {
  readonly count: number;
  /** Gives them their names. Undoes all of it when one fails. */
  keep(): Promise<() => void>;
  /** Forgets the bytes that got no name. */
  discard(): Promise<void>;
}

interface Staged extends Digest {
  readonly id: string;
  readonly file: ArchivedFile;
}

type Files = Pick<FileContext, 'store' | 'blobs' | 'now'>;

/** Unpacks files beside those of the store. Throws ImportRefusal when the bytes of one are not those that the archive lists. */
export async function stageFiles(
  files: Files,
  bucket: string,
  archived: readonly ArchivedFile[],
): Promise<StagedFiles> {
  const { blobs } = files;
  const staged: Staged[] = [];
  const discard = async (): Promise<void> => {
    for (const { id } of staged) await blobs.discardIncoming(id);
  };
  try {
    for (const file of archived) staged.push(await stage(files, file));
  } catch (error) {
    await discard();
    throw error;
  }
  return { count: staged.length, keep: () => keepAll(files, bucket, staged), discard };
}

async function stage({ blobs }: Files, file: ArchivedFile): Promise<Staged> {
  const id = randomUUID();
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  const handle = await blobs.openIncoming(id);
  let size = 0;
  try {
    for await (const chunk of file.bytes()) {
      await handle.writeFile(chunk);
      sha256.update(chunk);
      md5.update(chunk);
      size += chunk.length;
    }
    await handle.sync();
    const digest = { sha256: sha256.digest('hex'), md5: md5.digest('base64'), size };
    if (digest.sha256 !== file.part.sha256) throw new ImportRefusal('damaged');
    return { id, file, ...digest };
  } catch (error) {
    await blobs.discardIncoming(id);
    throw error;
  } finally {
    await handle.close();
  }
}

async function keepAll(files: Files, bucket: string, staged: readonly Staged[]): Promise<() => void> {
  const kept: Staged[] = [];
  const undo = (): void => {
    for (const { file, sha256 } of kept) {
      files.store.removeFile(bucket, file.name);
      files.blobs.release(sha256, (one) => files.store.refersTo(one));
    }
  };
  try {
    for (const one of staged) {
      await files.blobs.keep(one.id, one.sha256, () =>
        files.store.putFile(storedFile(one, bucket, files.now()), undefined),
      );
      kept.push(one);
    }
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

function storedFile({ file, sha256, md5, size }: Staged, bucket: string, at: number): StoredFile {
  return {
    bucket,
    name: file.name,
    contentType: file.contentType,
    cacheControl: file.name.startsWith('reparaciones/') ? PRIVATE_CACHE_CONTROL : CACHE_CONTROL,
    contentDisposition: undefined,
    contentEncoding: undefined,
    contentLanguage: undefined,
    custom: {},
    generation: at * 1000,
    metageneration: 1,
    sha256,
    md5,
    size,
    downloadToken: randomUUID(),
    createdAt: at,
    updatedAt: at,
  };
}
