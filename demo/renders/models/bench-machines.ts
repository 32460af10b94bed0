import { airPistol, ratchetTool } from './bench/air-drills.ts';
import { benchGrinder } from './bench/bench-grinders.ts';
import { chop } from './bench/chop-saws.ts';
import { drillPress } from './bench/drill-presses.ts';
import { portaband } from './bench/portable-band-saws.ts';
import { tileCutter } from './bench/tile-cutters.ts';
import { vice } from './bench/vices.ts';
import type { Models } from './model.ts';

export const benchMachines: Models = {
  'esmeril-banco': { build: benchGrinder, view: { around: 20, above: 20 } },
  'taladro-banco': { build: drillPress, view: { around: 32, above: 14 } },
  tronzadora: { build: chop, view: { around: 28, above: 18 } },
  'sierra-cinta-portatil': { build: portaband, view: { around: 24, above: 18 } },
  'tornillo-banco': { build: vice, view: { around: 32, above: 20 } },
  'cortador-azulejo': { build: tileCutter, view: { around: 24, above: 24 } },
  'pistola-neumatica': airPistol,
  'matraca-motor': { build: ratchetTool, view: { around: 34, above: 26 } },
};
