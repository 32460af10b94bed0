/** Nominal sizes of a stored picture, largest first: its longer side has at most so many pixels. */
export const PICTURE_SIZES = [1600, 800, 400] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size within a square of `side` pixels, in the same proportion; never larger than it was. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const factor = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** What the device can write: Safari has no WebP of its own and writes JPEG. */
export type PictureExtension = 'webp' | 'jpg';

/** The stored path of one size, `productos/{hash}-1600.webp`; `hash` is the SHA-256 of the largest, in hexadecimal. */
export function picturePath(hash: string, size: PictureSize, extension: PictureExtension): string {
  return `productos/${hash}-${size}.${extension}`;
}
