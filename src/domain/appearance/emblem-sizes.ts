/**
 * The sizes of an emblem, each for its use: in pages and browsers' tabs 192, on a home screen 512 and, on a ground of its own, 384 for systems that cut icons
 * to a shape and 180 for iPhones.
 */
export const EMBLEM_SIZES = [512, 384, 192, 180] as const;
export type EmblemSize = (typeof EMBLEM_SIZES)[number];
/** Pixels of the one for dark backgrounds, which is shown in pages only. */
export const WHITE_SIZE = 256;

/** The stored path of one size. @param hash the SHA-256 of the largest, in hexadecimal */
export const emblemPath = (hash: string, size: EmblemSize | typeof WHITE_SIZE): string =>
  `productos/${hash}-${size}.png`;
