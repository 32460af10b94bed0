import type { Pixels } from './half-size.mjs';

/** Its shadow's transparency is in `shadowStep` steps, 3 where nothing is said. */
export function coarseAlpha(pixels: Pixels, shadowStep?: number): Pixels;
export function shadowStepOf(pixels: Pixels): number;
