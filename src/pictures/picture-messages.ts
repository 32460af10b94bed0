import type { Result } from '#domain/kernel/result.ts';
import type { PictureProblem } from '#domain/staff/picture-file.ts';
import type { Size } from '#domain/staff/picture-sizes.ts';

/** One file of a picture, ready to be stored under its path. */
export interface PictureBytes {
  readonly path: string;
  readonly type: 'image/webp' | 'image/jpeg';
  readonly bytes: ArrayBuffer;
}

export interface PreparedPicture extends Size {
  /** The path of the largest size, as documents name the picture. */
  readonly imagen: string;
  readonly files: readonly PictureBytes[];
  /** Only the first picture of an animation was kept. */
  readonly animated: boolean;
}

export interface ToPictureWorker {
  readonly ticket: number;
  readonly file: Blob;
}

export interface FromPictureWorker {
  readonly ticket: number;
  readonly outcome: Result<PreparedPicture, PictureProblem>;
}
