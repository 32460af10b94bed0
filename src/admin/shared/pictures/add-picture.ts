import type { ProductImage } from '#domain/catalogue/product.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { pictureProblemText } from '#domain/staff/files/picture-problem-text.ts';
import { inRepairFolder } from '#domain/staff/files/upload-paths.ts';
import type { PictureUse } from '#pictures/picture-messages.ts';
import { preparePicture } from '#pictures/prepare-picture.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';

/** A picture that is stored on the device and queued for the server. */
export interface AddedPicture {
  readonly image: ProductImage;
  /** Whether it was an animation, of which only the first frame was kept. */
  readonly animated: boolean;
}

/**
 * Resizes a picture, keeps it on the device and queues it. The error is a message for the person.
 * @param repair the repair whose folder it goes to; a picture of the catalogue has none.
 */
export async function addPicture(
  { queueUpload }: Pick<UploadQueue, 'queueUpload'>,
  file: Blob,
  repair: string | null,
  use?: PictureUse,
): Promise<Result<AddedPicture, string>> {
  const prepared = await preparePicture(file, use);
  if (!prepared.ok) return err(pictureProblemText(prepared.error));
  const { width, height, animated } = prepared.value;
  const placed = (path: string): string => (repair === null ? path : inRepairFolder(path, repair));
  const imagen = placed(prepared.value.imagen);
  const files = prepared.value.files.map((one) => ({ ...one, path: placed(one.path) }));
  if (!(await queueUpload(imagen, files))) return err(pictureProblemText('no-room'));
  return ok({ image: { imagen, alt: '', ancho: width, alto: height }, animated });
}
