import { laser } from './measuring/lasers.ts';
import { level } from './measuring/levels.ts';
import { meter } from './measuring/meters.ts';
import { square } from './measuring/squares.ts';
import { tape } from './measuring/tapes.ts';
import type { Models } from './model.ts';
import { boot } from './safety/boots.ts';
import { muffs } from './safety/ear-muffs.ts';
import { extinguisher } from './safety/extinguishers.ts';
import { glasses } from './safety/glasses.ts';
import { gloves } from './safety/gloves.ts';
import { helmet } from './safety/helmets.ts';
import { respirator } from './safety/respirators.ts';
import { vest } from './safety/vests.ts';
import { mask } from './safety/welding-masks.ts';

export const measureAndSafety: Models = {
  flexometro: { build: tape, view: { around: 22, above: 18 } },
  nivel: { build: level, view: { around: 8, above: 22 } },
  'nivel-laser': { build: laser, view: { around: 24, above: 16 } },
  medidor: { build: meter, view: { around: 18, above: 12 } },
  escuadra: { build: square, view: { around: 14, above: 14 } },
  casco: { build: helmet, view: { around: 20, above: 14 } },
  lentes: { build: glasses, view: { around: 22, above: 18 } },
  guantes: { build: gloves, view: { around: 10, above: 12 } },
  bota: { build: boot, view: { around: 26, above: 18 } },
  chaleco: { build: vest, view: { around: 16, above: 10 } },
  orejeras: { build: muffs, view: { around: 14, above: 14 } },
  respirador: { build: respirator, view: { around: 10, above: 12 } },
  extintor: { build: extinguisher, view: { around: 16, above: 12 } },
  careta: { build: mask, view: { around: 8, above: 10 } },
};
