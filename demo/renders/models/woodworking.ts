import type { Models } from './model.ts';
import { bandSaw } from './woodworking/band-saws.ts';
import { beltSander } from './woodworking/belt-sanders.ts';
import { jointer } from './woodworking/jointers.ts';
import { mitre } from './woodworking/mitre-saws.ts';
import { planer } from './woodworking/planers.ts';
import { router } from './woodworking/routers.ts';
import { sander } from './woodworking/sanders.ts';
import { stand } from './woodworking/saw-stands.ts';
import { tableSaw } from './woodworking/table-saws.ts';
import { thicknesser } from './woodworking/thicknessers.ts';

export const woodworking: Models = {
  ingletadora: { build: mitre, view: { around: 38, above: 20 } },
  'sierra-mesa': { build: tableSaw, view: { around: 28, above: 22 } },
  rebajadora: router,
  cepillo: { build: planer, view: { around: 26, above: 22 } },
  'cepillo-grueso': { build: thicknesser, view: { around: 34, above: 20 } },
  canteadora: { build: jointer, view: { around: 26, above: 24 } },
  lijadora: sander,
  'lijadora-banda': { build: beltSander, view: { around: 26, above: 20 } },
  'sierra-cinta': { build: bandSaw, view: { around: 30, above: 18 } },
  soporte: { build: stand, view: { around: 28, above: 20 } },
};
