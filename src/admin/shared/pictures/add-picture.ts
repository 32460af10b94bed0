import type { ProductImage } from '#domain/catalogue/product.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { pictureProblemText } from '#domain/staff/picture-problem-text.ts';
import { preparePicture } from '#pictures/prepare-picture.ts';
import { queueUpload } from '../uploads/upload-queue.ts';

/** A picture that was taken in: on the device for good, on its way to the server. */
export interface AddedPicture {
  readonly image: ProductImage;
  /** Only the first frame of it was kept. */
  readonly animated: boolean;
}

/** Takes a file in: resized, kept on the device, then sent. The text says why not, for the person to read. */
export async function addPicture(file: Blob): Promise<Result<AddedPicture, string>> {
  const prepared = await preparePicture(file);
  if (!prepared.ok) return err(pictureProblemText(prepared.error));
  const { imagen, files, width, height, animated } = prepared.value;
  if (!(await queueUpload(imagen, files))) return err(pictureProblemText('no-room'));
  return ok({ image: { imagen, alt: '', ancho: width, alto: height }, animated });
}
