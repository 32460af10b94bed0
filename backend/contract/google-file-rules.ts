import { loadServiceRules } from '#backend/access/load-rules.ts';
import type { Fields } from '#backend/engine/value.ts';
import type { Requester, StorageRequest, StoredObject } from '#backend/rules/request.ts';
import { allowsStorage } from '#backend/rules/storage-rules.ts';
import type { FileRequest } from '#rehearse/start-emulators.mjs';

const OWNER = { authorization: 'Bearer owner' };

/** What `firestore.get` of the rules finds in Google's Firestore emulator, asked past its rules; undefined where nothing is. */
export function documentsOf(origin: string, project: string) {
  return async (path: string): Promise<Fields | undefined> => {
    const address = `${origin}/v1/projects/${project}/databases/(default)/documents/${path}`;
    const found = await fetch(address, { headers: OWNER });
    return found.ok ? (((await found.json()) as { readonly fields?: Fields }).fields ?? {}) : undefined;
  };
}

/** A document that the rules ask for and that was not fetched yet. */
class NeedsDocument extends Error {
  readonly path: string;
  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/**
 * The deployed `storage.rules` for Google's file service, decided by our reader of the language: Google's own engine for them is a download.
 * @param readDocument what `firestore.get` finds, undefined where nothing is
 */
export function fileRules(firebaseJson: string, readDocument: (path: string) => Promise<Fields | undefined>) {
  const ruleset = loadServiceRules(firebaseJson, 'storage');
  return async (asked: FileRequest): Promise<boolean> => {
    const request = toStorageRequest(asked);
    const known = new Map<string, Fields | undefined>();
    const get = (path: string): Fields | undefined => {
      if (!known.has(path)) throw new NeedsDocument(path);
      return known.get(path);
    };
    // Our reader looks documents up at once, and these are behind a request: so it is asked again with each that it missed.
    for (;;) {
      try {
        return allowsStorage(ruleset, request, { get, getAfter: get }).allowed;
      } catch (error) {
        if (!(error instanceof NeedsDocument)) throw error;
        known.set(error.path, await readDocument(error.path));
      }
    }
  };
}

function toStorageRequest({ method, path, file, token }: FileRequest): StorageRequest {
  const [, bucket = '', , ...name] = path.split('/');
  return {
    auth: token === undefined ? undefined : toRequester(token),
    time: new Date().toISOString(),
    bucket,
    name: name.join('/'),
    method: method as StorageRequest['method'],
    before: toObject(file.before),
    after: toObject(file.after),
  };
}

/** Google's emulators believe what a token says; the real service checks who signed it. */
function toRequester(token: string): Requester | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Requester['token'];
    return typeof claims['user_id'] === 'string' ? { uid: claims['user_id'], token: claims } : undefined;
  } catch {
    return undefined;
  }
}

/** What Google's service tells the rules of a file: its numbers and times come as whatever its memory holds. */
interface FileResource
  extends Omit<StoredObject, 'timeCreated' | 'updated' | 'size' | 'generation' | 'metageneration'> {
  readonly size: number | string;
  readonly generation: number | string;
  readonly metageneration: number | string;
  readonly timeCreated: string | Date;
  readonly updated: string | Date;
}

function toObject(resource: object | undefined): StoredObject | undefined {
  if (resource === undefined) return undefined;
  const found = resource as FileResource;
  return {
    ...found,
    size: Number(found.size),
    generation: Number(found.generation),
    metageneration: Number(found.metageneration),
    timeCreated: new Date(found.timeCreated).toISOString(),
    updated: new Date(found.updated).toISOString(),
  };
}
