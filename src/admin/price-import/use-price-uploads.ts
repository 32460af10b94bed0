import { useEffect, useState } from 'react';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { loadPriceUpload } from '#lazy/price-upload.ts';
import { rememberedBackendConfig } from '#mirror/remembered-backend.ts';

export interface PriceUploads {
  /** `null` while nothing is known. */
  readonly uploads: readonly StoredUpload[] | null;
  readonly names: ReadonlyMap<string, string>;
}

/** The uploads of the shop as they come and go, on whichever device, and the names of who made them. */
export function usePriceUploads(): PriceUploads {
  const [uploads, setUploads] = useState<readonly StoredUpload[] | null>(null);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const stops: (() => void)[] = [];
    let isGone = false;
    const open = async (): Promise<void> => {
      const [{ watchUploads, watchStaffNames }, config] = await Promise.all([
        loadPriceUpload(),
        rememberedBackendConfig(),
      ]);
      if (isGone) return;
      stops.push(watchUploads(config, setUploads), watchStaffNames(config, setNames));
    };
    // Without a network there is no history; the rest of the screen works.
    open().catch((reason: unknown) => console.info('Todavía no hay historial de cargas', reason));
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, []);
  return { uploads, names };
}
