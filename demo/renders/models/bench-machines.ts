import { benchGrinder, chop, drillPress, portaband } from './grinders-and-presses.ts';
import type { Models } from './model.ts';
import { airPistol, ratchetTool, tileCutter, vice } from './vices-and-air-pistols.ts';

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
