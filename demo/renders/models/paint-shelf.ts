import { paintBrush, pole, roller, tray } from './brushes-and-rollers.ts';
import type { Models } from './model.ts';
import { bucket, can, drum, spray, tin } from './paint-vessels.ts';
import { cartridge, roll, sack, skeletonGun, spatula, tapeRoll } from './sealants-and-rolls.ts';

export const paintShelf: Models = {
  lata: { build: tin, view: { around: 0, above: 20 } },
  cubeta: { build: bucket, view: { around: 0, above: 20 } },
  tambor: { build: drum, view: { around: 0, above: 18 } },
  aerosol: { build: spray, view: { around: 0, above: 14 } },
  solvente: { build: can, view: { around: 12, above: 16 } },
  brocha: { build: paintBrush, view: { around: 20, above: 12 } },
  rodillo: { build: roller, view: { around: 16, above: 14 } },
  charola: { build: tray, view: { around: 24, above: 30 } },
  extension: { build: pole, view: { around: 14, above: 12 } },
  espatula: { build: spatula, view: { around: 20, above: 12 } },
  cinta: { build: tapeRoll, view: { around: 12, above: 20 } },
  cartucho: { build: cartridge, view: { around: 0, above: 12 } },
  'pistola-calafateo': { build: skeletonGun, view: { around: 24, above: 16 } },
  saco: { build: sack, view: { around: 8, above: 12 } },
  rollo: { build: roll, view: { around: 16, above: 20 } },
};
