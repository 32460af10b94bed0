import { mitre, tableSaw } from './large-saws.ts';
import type { Models } from './model.ts';
import { jointer, thicknesser } from './plane-machines.ts';
import { planer, router } from './routers-and-planers.ts';
import { bandSaw, beltSander, sander, stand } from './sanders.ts';

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
