import type { Result } from '#domain/kernel/result.ts';

type Problem = 'offline' | 'refused' | 'unreadable';

interface UploadStore<NewUpload> {
  readonly createPriceUpload: (upload: NewUpload) => Promise<Result<null, Problem>>;
  readonly cancelPriceUpload: (id: string) => Promise<Result<unknown, Problem>>;
}

/**
 * Stores uploads one after the other. One whose answer was lost may be stored: the next attempt has another id, because its rows may be others, so
 * the earlier one is cancelled first. It would stay in the history as one more list to apply.
 */
export function createUploadStoring<NewUpload extends { readonly id: string }>({
  createPriceUpload,
  cancelPriceUpload,
}: UploadStore<NewUpload>): (upload: NewUpload) => Promise<Result<null, Problem>> {
  let doubtful: string | null = null;
  return async (upload) => {
    if (doubtful !== null) {
      const cancelled = await cancelPriceUpload(doubtful);
      // Where it did not arrive there is nothing to read.
      if (!cancelled.ok && cancelled.error !== 'unreadable') return cancelled;
    }
    doubtful = upload.id;
    const stored = await createPriceUpload(upload);
    if (stored.ok || stored.error === 'refused') doubtful = null;
    return stored;
  };
}
