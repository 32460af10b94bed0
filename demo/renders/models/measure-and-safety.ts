import { boot, gloves, vest } from './gloves-and-boots.ts';
import { laser, meter } from './lasers-and-meters.ts';
import type { Models } from './model.ts';
import { extinguisher, muffs, respirator } from './respirators.ts';
import { glasses, helmet, square } from './squares-and-helmets.ts';
import { level, tape } from './tapes-and-levels.ts';
import { mask } from './welding-mask.ts';

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
