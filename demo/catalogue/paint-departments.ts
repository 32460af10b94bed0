import * as paintBrushes from './families/paint-brushes.ts';
import * as paintEnamels from './families/paint-enamels.ts';
import * as paintFillers from './families/paint-fillers.ts';
import * as paintJointCompounds from './families/paint-joint-compounds.ts';
import * as paintMasking from './families/paint-masking.ts';
import * as paintPrimers from './families/paint-primers.ts';
import * as paintRollers from './families/paint-rollers.ts';
import * as paintSealants from './families/paint-sealants.ts';
import * as paintSolvents from './families/paint-solvents.ts';
import * as paintSprays from './families/paint-sprays.ts';
import * as paintVarnishes from './families/paint-varnishes.ts';
import * as paintWalls from './families/paint-walls.ts';
import * as paintWaterproofing from './families/paint-waterproofing.ts';
import type { Department } from './family.ts';

/** The departments of paint, in the order of the labels. */
export const paintDepartments: readonly Department[] = [
  [paintWalls, paintEnamels],
  [paintWaterproofing, paintPrimers],
  [paintVarnishes, paintSolvents, paintSprays],
  [paintBrushes, paintRollers, paintMasking],
  [paintFillers, paintJointCompounds, paintSealants],
];
