import { ACCESSORY_DESCRIPTIONS } from '../vocabulary/descriptions/accessories.ts';
import { PAINT_DESCRIPTIONS } from '../vocabulary/descriptions/paint.ts';
import { POWER_TOOL_DESCRIPTIONS } from '../vocabulary/descriptions/power-tools.ts';
import { SUPPLY_DESCRIPTIONS } from '../vocabulary/descriptions/supplies.ts';
import type { DescribedThing } from './described-thing.ts';
import { readDescriptions } from './read-descriptions.ts';

/** The described things. The build replaces this module by the same things in packed form, see `tools/build/pack-descriptions.ts`. */
export function describedThings(): readonly DescribedThing[] {
  return readDescriptions(
    [POWER_TOOL_DESCRIPTIONS, PAINT_DESCRIPTIONS, ACCESSORY_DESCRIPTIONS, SUPPLY_DESCRIPTIONS].join('\n'),
  );
}
