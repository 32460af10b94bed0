import type { Result } from '#domain/kernel/result.ts';
import type { PictureProblem } from '#domain/staff/files/picture-file.ts';
import type { Size } from '#domain/staff/files/picture-sizes.ts';

/** One file of a picture, ready to be stored under its path. */
export interface PictureBytes {
  readonly path: string;
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly bytes: ArrayBuffer;
}

export interface PreparedPicture extends Size {
  /** The path of the largest size, as documents name the picture. */
  readonly imagen: string;
  readonly files: readonly PictureBytes[];
  /** Only the first picture of an animation was kept. */
  readonly animated: boolean;
}

/** What a picture is for: `photo` of the catalogue, `emblem` of the store, `white` its emblem for dark backgrounds. */
export type PictureUse = 'photo' | 'emblem' | 'white';

export interface ToPictureWorker {
  readonly ticket: number;
  readonly file: Blob;
  readonly use: PictureUse;
}

export interface FromPictureWorker {
  readonly ticket: number;
  readonly outcome: Result<PreparedPicture, PictureProblem>;
}
