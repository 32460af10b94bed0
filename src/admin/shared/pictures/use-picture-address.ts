import { fileAddress } from '#pictures/file-address.ts';
import { type UploadState, useUploads } from '#store/upload-store.ts';

/** The address to show a picture from: this device's copy until it is uploaded, then the site or the shop's storage. */
export function usePictureAddress(imagen: string): string | undefined {
  const previews = useUploads((state) => state.previews);
  return pictureAddress(imagen, previews);
}

/** The same for a list, which reads the store once instead of once for each row. */
export function pictureAddress(imagen: string, previews: UploadState['previews']): string | undefined {
  const preview = previews.get(imagen);
  if (preview || imagen === '') return preview;
  const thumbnail = imagen.replace(/-1600(?=\.(?:webp|jpg)$)/, '-400');
  return /^(?:\/|https:)/.test(imagen) ? thumbnail : fileAddress(thumbnail);
}
