import { useEffect, useState } from 'react';
import { type BackendConfig, fileUrl } from '#mirror/backend-address.ts';
import { rememberedBackendConfig } from '#mirror/remembered-backend.ts';
import { useUploads } from '#store/upload-store.ts';

let known: BackendConfig | undefined;

/** Where a picture of the shop is shown from: this device while the server has not got it, else the site or the shop's storage. */
export function usePictureAddress(imagen: string): string | undefined {
  const preview = useUploads(({ previews }) => previews.get(imagen));
  const [config, setConfig] = useState(known);
  useEffect(() => {
    if (config) return undefined;
    let isCurrent = true;
    rememberedBackendConfig().then(
      (found) => {
        known = found;
        if (isCurrent) setConfig(found);
      },
      // Without it the plate stays empty; nothing else depends on it.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [config]);
  if (preview || imagen === '') return preview;
  if (/^(?:\/|https:|blob:)/.test(imagen)) return smallest(imagen);
  return config && fileUrl(config, smallest(imagen));
}

/** A thumbnail is no reason to fetch the largest. */
const smallest = (imagen: string): string => imagen.replace(/-1600(?=\.(?:webp|jpg)$)/, '-400');
