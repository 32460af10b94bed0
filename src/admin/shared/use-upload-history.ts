import { useEffect, useState } from 'react';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { loadUploadHistory } from '#lazy/upload-history.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';

type History = Awaited<ReturnType<typeof loadUploadHistory>>;
type Config = Awaited<ReturnType<typeof rememberedBackendConfig>>;

/** Listens for as long as a screen is there, from when the code that does is. */
function listening(open: (history: History, config: Config) => () => void): () => void {
  let stop: (() => void) | null = null;
  let isGone = false;
  const start = async (): Promise<void> => {
    const [history, config] = await Promise.all([loadUploadHistory(), rememberedBackendConfig()]);
    if (!isGone) stop = open(history, config);
  };
  // Without a network there is no history; the rest of the screen works.
  start().catch((reason: unknown) => console.info('Todavía no hay historial de cargas', reason));
  return () => {
    isGone = true;
    stop?.();
  };
}

/** The uploads of the shop as they come and go, on whichever device; `null` while nothing is known. */
export function usePriceUploads(): readonly StoredUpload[] | null {
  const [uploads, setUploads] = useState<readonly StoredUpload[] | null>(null);
  useEffect(() => listening(({ watchUploads }, config) => watchUploads(config, setUploads)), []);
  return uploads;
}

/** One upload as it stands: `undefined` while nothing is known, `null` where there is none. */
export function usePriceUpload(id: string): StoredUpload | null | undefined {
  const [upload, setUpload] = useState<StoredUpload | null | undefined>();
  useEffect(() => listening(({ watchUpload }, config) => watchUpload(config, id, setUpload)), [id]);
  return upload;
}

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Who is on the staff, by uid. @param isWanted while nobody asks, nothing is read */
export function useStaffNames(isWanted = true): ReadonlyMap<string, string> {
  const [names, setNames] = useState(NOBODY);
  useEffect(
    () => (isWanted ? listening(({ watchStaffNames }, config) => watchStaffNames(config, setNames)) : undefined),
    [isWanted],
  );
  return names;
}
