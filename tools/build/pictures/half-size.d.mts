export interface Pixels {
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export function halfSize(pixels: Pixels): Pixels;
