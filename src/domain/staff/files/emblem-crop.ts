import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { PictureProblem } from './picture-file.ts';

/** A part of a picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Below this a pixel cannot be seen. */
const FAINT = 8;
const SMALLEST = 96;
/** A drawing that is longer would be a line in a square. */
const LONGEST = 3;

/**
 * The part of a picture that is not transparent, or why it can be no emblem. The edge that drawing programs leave would make it smaller than its place.
 * @param pixels red, green, blue and alpha of each pixel, row by row
 */
export function seenPart(pixels: Uint8ClampedArray, width: number, height: number): Result<Box, PictureProblem> {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < FAINT) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return err('blank');
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const [longer, shorter] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
  if (longer < SMALLEST) return err('too-small');
  return longer > shorter * LONGEST ? err('too-long') : ok(box);
}

/** Where that part is drawn in a square: in its middle, in its own proportions. @param share of the square's side that it may take */
export function placeInSquare({ width, height }: Pick<Box, 'width' | 'height'>, side: number, share: number): Box {
  const factor = (side * share) / Math.max(width, height);
  const [wide, high] = [width * factor, height * factor];
  return { x: (side - wide) / 2, y: (side - high) / 2, width: wide, height: high };
}
