import { airTool, blowGun } from './air-tools.ts';
import { handGun, loop, odd } from './loops-and-odds.ts';
import type { Models } from './model.ts';
import { nailer, sprayGun } from './nailers-and-spray-guns.ts';
import { spare } from './spare-parts.ts';

export const airAndSpares: Models = {
  clavadora: { build: nailer, view: { around: 26, above: 14 } },
  'pistola-pintar': { build: sprayGun, view: { around: 26, above: 14 } },
  'pistola-aire': { build: blowGun, view: { around: 26, above: 16 } },
  neumatica: { build: airTool, view: { around: 30, above: 22 } },
  refaccion: { build: spare, view: { around: 14, above: 26 } },
  'pistola-manual': { build: handGun, view: { around: 22, above: 14 } },
  vuelta: { build: loop, view: { around: 10, above: 30 } },
  varios: { build: odd, view: { around: 12, above: 24 } },
};
