import { airTool } from './air-tools/air-sanders.ts';
import { blowGun } from './air-tools/blow-guns.ts';
import { handGun } from './air-tools/hand-guns.ts';
import { loop } from './air-tools/loops.ts';
import { nailer } from './air-tools/nailers.ts';
import { odd } from './air-tools/single-articles.ts';
import { spare } from './air-tools/spare-parts.ts';
import { sprayGun } from './air-tools/spray-guns.ts';
import type { Models } from './model.ts';

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
