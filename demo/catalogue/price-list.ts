import * as accessoriesAbrasives from './families/accessories-abrasives.ts';
import * as accessoriesBits from './families/accessories-bits.ts';
import * as accessoriesDiscs from './families/accessories-discs.ts';
import * as accessoriesDriving from './families/accessories-driving.ts';
import * as accessoriesPower from './families/accessories-power.ts';
import * as buildingSite from './families/building-site.ts';
import * as carpentry from './families/carpentry.ts';
import * as cordedDrilling from './families/corded-drilling.ts';
import * as cordedMetal from './families/corded-metal.ts';
import * as cordedPower from './families/corded-power.ts';
import * as cordlessCutting from './families/cordless-cutting.ts';
import * as cordlessDrilling from './families/cordless-drilling.ts';
import * as cordlessOutdoor from './families/cordless-outdoor.ts';
import * as electrical from './families/electrical.ts';
import * as fasteners from './families/fasteners.ts';
import * as garden from './families/garden.ts';
import * as handGripping from './families/hand-gripping.ts';
import * as handStriking from './families/hand-striking.ts';
import * as handTurning from './families/hand-turning.ts';
import * as handWoodworking from './families/hand-woodworking.ts';
import * as locksAndHinges from './families/locks-and-hinges.ts';
import * as measuring from './families/measuring.ts';
import * as outlet from './families/outlet.ts';
import * as paintFinishes from './families/paint-finishes.ts';
import * as paintProtection from './families/paint-protection.ts';
import * as paintRepairs from './families/paint-repairs.ts';
import * as paintTools from './families/paint-tools.ts';
import * as paintWalls from './families/paint-walls.ts';
import * as plumbing from './families/plumbing.ts';
import * as pneumaticAir from './families/pneumatic-air.ts';
import * as pneumaticTools from './families/pneumatic-tools.ts';
import * as safety from './families/safety.ts';
import * as workshopSupplies from './families/workshop-supplies.ts';
import type { Draft } from './family.ts';

/** The whole price list, in the order of the labels. */
export function priceList(): Draft[] {
  return [
    cordlessDrilling,
    cordlessCutting,
    cordlessOutdoor,
    cordedDrilling,
    cordedMetal,
    cordedPower,
    carpentry,
    pneumaticAir,
    pneumaticTools,
    paintWalls,
    paintProtection,
    paintFinishes,
    paintTools,
    paintRepairs,
    accessoriesDiscs,
    accessoriesBits,
    accessoriesDriving,
    accessoriesPower,
    accessoriesAbrasives,
    handStriking,
    handWoodworking,
    handTurning,
    handGripping,
    measuring,
    fasteners,
    locksAndHinges,
    buildingSite,
    electrical,
    plumbing,
    safety,
    garden,
    workshopSupplies,
    outlet,
  ].flatMap((families): Draft[] => Object.values(families).flat());
}
