import { TOLD_ACCESSORIES } from '../vocabulary/told/accessories.ts';
import { TOLD_PAINT } from '../vocabulary/told/paint.ts';
import { TOLD_POWER_TOOLS } from '../vocabulary/told/power-tools.ts';
import { TOLD_SUPPLIES } from '../vocabulary/told/supplies.ts';
import { readTold } from './read-told.ts';
import type { ToldThing } from './told-thing.ts';

/** What is told of the things. The build replaces this module by the same in its packed form, see `tools/build/pack-told.ts`. */
export function toldThings(): readonly ToldThing[] {
  return readTold([TOLD_POWER_TOOLS, TOLD_PAINT, TOLD_ACCESSORIES, TOLD_SUPPLIES].join('\n'));
}
