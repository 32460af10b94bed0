import * as accessoriesAbrasives from './families/accessories-abrasives.ts';
import * as accessoriesBits from './families/accessories-bits.ts';
import * as accessoriesDiscs from './families/accessories-discs.ts';
import * as accessoriesSmall from './families/accessories-small.ts';
import * as carpentry from './families/carpentry.ts';
import * as cordedDrilling from './families/corded-drilling.ts';
import * as cordedMetal from './families/corded-metal.ts';
import * as cordedPower from './families/corded-power.ts';
import * as cordlessCutting from './families/cordless-cutting.ts';
import * as cordlessDrilling from './families/cordless-drilling.ts';
import * as cordlessOutdoor from './families/cordless-outdoor.ts';
import * as electrical from './families/electrical.ts';
import * as fasteners from './families/fasteners.ts';
import * as handStriking from './families/hand-striking.ts';
import * as handTurning from './families/hand-turning.ts';
import * as hardware from './families/hardware.ts';
import * as measuring from './families/measuring.ts';
import * as outlet from './families/outlet.ts';
import * as paintApplication from './families/paint-application.ts';
import * as paintFinishes from './families/paint-finishes.ts';
import * as paintProtection from './families/paint-protection.ts';
import * as paintWalls from './families/paint-walls.ts';
import * as plumbing from './families/plumbing.ts';
import * as pneumatic from './families/pneumatic.ts';
import * as safetyGarden from './families/safety-garden.ts';
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
    pneumatic,
    paintWalls,
    paintProtection,
    paintFinishes,
    paintApplication,
    accessoriesDiscs,
    accessoriesBits,
    accessoriesSmall,
    accessoriesAbrasives,
    handStriking,
    handTurning,
    measuring,
    fasteners,
    hardware,
    electrical,
    plumbing,
    safetyGarden,
    outlet,
  ].flatMap((shelf): Draft[] => Object.values(shelf).flat());
}
