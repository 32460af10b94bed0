import type { Models } from './model.ts';
import { cartridge } from './paint/cartridges.ts';
import { paintBrush } from './paint/paint-brushes.ts';
import { bucket } from './paint/paint-buckets.ts';
import { tin } from './paint/paint-cans.ts';
import { drum } from './paint/paint-drums.ts';
import { tray } from './paint/paint-trays.ts';
import { pole, roller } from './paint/rollers.ts';
import { sack } from './paint/sacks.ts';
import { skeletonGun } from './paint/skeleton-guns.ts';
import { can } from './paint/solvent-cans.ts';
import { spatula } from './paint/spatulas.ts';
import { spray } from './paint/spray-cans.ts';
import { roll, tapeRoll } from './paint/tapes-and-rolls.ts';

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
