import type { FileContext } from './file-context.ts';
import { UPLOAD_LIFETIME_MS } from './upload-resumable.ts';

/**
 * At start: makes records and bytes agree again after a kill. Bytes without a record are deleted; an upload whose bytes are fewer than it
 * says begins again from nothing, and its client is answered so when it queries.
 */
export function recoverUploads({ store, blobs, now }: FileContext): void {
  for (const upload of store.uploads()) {
    if (now() - upload.startedAt >= UPLOAD_LIFETIME_MS) store.removeUpload(upload.id);
    else if (!upload.isFinal && blobs.incomingSize(upload.id) < upload.received)
      store.putUpload({ ...upload, received: 0 });
  }
  const open = new Set(store.uploads().flatMap(({ id, isFinal }) => (isFinal ? [] : [id])));
  blobs.sweep(
    (sha256) => store.refersTo(sha256),
    (id) => open.has(id),
  );
}
