import { fileAddress } from '#pictures/file-address.ts';
import { type UploadState, useUploads } from '#store/upload-store.ts';

/** Where a picture of the shop is shown from: this device while the server has not got it, else the site or the shop's storage. */
export function usePictureAddress(imagen: string): string | undefined {
  const previews = useUploads((state) => state.previews);
  return pictureAddress(imagen, previews);
}

/** The same without the hook, for a list: it reads the store once instead of in every row. */
export function pictureAddress(imagen: string, previews: UploadState['previews']): string | undefined {
  const preview = previews.get(imagen);
  if (preview || imagen === '') return preview;
  const thumbnail = imagen.replace(/-1600(?=\.(?:webp|jpg)$)/, '-400');
  return /^(?:\/|https:)/.test(imagen) ? thumbnail : fileAddress(thumbnail);
}
