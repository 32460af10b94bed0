import * as accessoriesAbrasiveSupplies from './families/accessories-abrasive-supplies.ts';
import * as accessoriesBatteries from './families/accessories-batteries.ts';
import * as accessoriesBlades from './families/accessories-blades.ts';
import * as accessoriesChucks from './families/accessories-chucks.ts';
import * as accessoriesConcreteBits from './families/accessories-concrete-bits.ts';
import * as accessoriesCuttingDiscs from './families/accessories-cutting-discs.ts';
import * as accessoriesDiamondDiscs from './families/accessories-diamond-discs.ts';
import * as accessoriesDriverBits from './families/accessories-driver-bits.ts';
import * as accessoriesGrindingDiscs from './families/accessories-grinding-discs.ts';
import * as accessoriesMetalBits from './families/accessories-metal-bits.ts';
import * as accessoriesParts from './families/accessories-parts.ts';
import * as accessoriesSandpaper from './families/accessories-sandpaper.ts';
import * as accessoriesSockets from './families/accessories-sockets.ts';
import * as accessoriesSpares from './families/accessories-spares.ts';
import * as accessoriesWoodBits from './families/accessories-wood-bits.ts';
import * as handClamps from './families/hand-clamps.ts';
import * as handCutters from './families/hand-cutters.ts';
import * as handHammers from './families/hand-hammers.ts';
import * as handPliers from './families/hand-pliers.ts';
import * as handPryBars from './families/hand-pry-bars.ts';
import * as handRatchets from './families/hand-ratchets.ts';
import * as handScrewdrivers from './families/hand-screwdrivers.ts';
import * as handSledges from './families/hand-sledges.ts';
import * as handWoodworking from './families/hand-woodworking.ts';
import * as handWrenches from './families/hand-wrenches.ts';
import * as measuringLasers from './families/measuring-lasers.ts';
import * as measuringLevels from './families/measuring-levels.ts';
import * as measuringSquares from './families/measuring-squares.ts';
import * as measuringTapes from './families/measuring-tapes.ts';
import type { Department } from './family.ts';

/** The departments of accessories, hand tools and measuring tools, in the order of the labels. */
export const accessoryDepartments: readonly Department[] = [
  [accessoriesCuttingDiscs, accessoriesGrindingDiscs, accessoriesDiamondDiscs],
  [accessoriesMetalBits, accessoriesConcreteBits, accessoriesWoodBits],
  [accessoriesBlades, accessoriesDriverBits, accessoriesSockets],
  [accessoriesBatteries, accessoriesSpares, accessoriesParts, accessoriesChucks],
  [accessoriesSandpaper, accessoriesAbrasiveSupplies],
  [handHammers, handSledges, handPryBars, handClamps],
  [handWoodworking],
  [handScrewdrivers, handWrenches, handRatchets],
  [handPliers, handCutters],
  [measuringTapes, measuringLevels, measuringLasers, measuringSquares],
];
