import * as carpentry from './families/carpentry.ts';
import * as cordedDrilling from './families/corded-drilling.ts';
import * as cordedMetal from './families/corded-metal.ts';
import * as cordedPower from './families/corded-power.ts';
import * as cordlessCutting from './families/cordless-cutting.ts';
import * as cordlessDrilling from './families/cordless-drilling.ts';
import * as cordlessOutdoor from './families/cordless-outdoor.ts';
import * as paintProtection from './families/paint-protection.ts';
import * as paintWalls from './families/paint-walls.ts';
import type { Draft } from './family.ts';

/** The whole price list, in the order of the shelves. */
export function priceList(): Draft[] {
  return [
    cordlessDrilling,
    cordlessCutting,
    cordlessOutdoor,
    cordedDrilling,
    cordedMetal,
    cordedPower,
    carpentry,
    paintWalls,
    paintProtection,
  ].flatMap((shelf): Draft[] => Object.values(shelf).flat());
}
