/** The pictures that stand for the store. */
export interface Emblem {
  /** The stored path of its largest size, `productos/{hash}-512.png`, square. Empty: the emblem that the site is built with. */
  readonly picture: string;
  /** What is seen in it. Empty: a sentence with the store's name. */
  readonly alt: string;
  /** The one for dark backgrounds, `productos/{hash}-256.png`, square. Empty: the emblem itself on a light plate. */
  readonly white: string;
  readonly whiteAlt: string;
}

export const builtEmblem: Emblem = { picture: '', alt: '', white: '', whiteAlt: '' };

/** The same picture in another size. @param picture its largest one */
export const sizedEmblem = (picture: string, size: 180 | 192 | 384 | 512): string =>
  picture.replace('-512.', `-${size}.`);
