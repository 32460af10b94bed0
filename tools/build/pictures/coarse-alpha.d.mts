import type { Pixels } from './half-size.mjs';

export function coarseAlpha(pixels: Pixels): Pixels;
