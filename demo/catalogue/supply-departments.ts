import * as electricalLamps from './families/electrical-lamps.ts';
import * as electricalOutlets from './families/electrical-outlets.ts';
import * as electricalWiring from './families/electrical-wiring.ts';
import * as fastenersAnchors from './families/fasteners-anchors.ts';
import * as fastenersScrews from './families/fasteners-screws.ts';
import * as gardenHoses from './families/garden-hoses.ts';
import * as gardenTools from './families/garden-tools.ts';
import * as hinges from './families/hinges.ts';
import * as locks from './families/locks.ts';
import * as outletDisplay from './families/outlet-display.ts';
import * as outletRefurbished from './families/outlet-refurbished.ts';
import * as plumbingBathroom from './families/plumbing-bathroom.ts';
import * as plumbingPipes from './families/plumbing-pipes.ts';
import * as plumbingValves from './families/plumbing-valves.ts';
import * as safetyBody from './families/safety-body.ts';
import * as safetyHead from './families/safety-head.ts';
import * as siteBarrows from './families/site-barrows.ts';
import * as siteLadders from './families/site-ladders.ts';
import * as workshopSupplies from './families/workshop-supplies.ts';
import type { Department } from './family.ts';

/** The departments of hardware, building, installations, safety, garden and the outlet, in the order of the labels. */
export const supplyDepartments: readonly Department[] = [
  [fastenersAnchors, fastenersScrews],
  [locks, hinges],
  [siteLadders, siteBarrows],
  [electricalWiring, electricalOutlets, electricalLamps],
  [plumbingValves, plumbingPipes, plumbingBathroom],
  [safetyHead, safetyBody],
  [gardenHoses, gardenTools],
  [workshopSupplies],
  [outletRefurbished, outletDisplay],
];
