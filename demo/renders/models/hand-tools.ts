import { adjustable } from './hand-tools/adjustable-wrenches.ts';
import { clamp } from './hand-tools/clamps.ts';
import { hammer } from './hand-tools/hammers.ts';
import { handSaw } from './hand-tools/hand-saws.ts';
import { allen } from './hand-tools/hex-keys.ts';
import { locking } from './hand-tools/locking-pliers.ts';
import { stilson } from './hand-tools/pipe-wrenches.ts';
import { plane } from './hand-tools/planes.ts';
import { pliers } from './hand-tools/pliers.ts';
import { pry } from './hand-tools/pry-bars.ts';
import { ratchet } from './hand-tools/ratchets.ts';
import { screwdriver } from './hand-tools/screwdrivers.ts';
import { chisels } from './hand-tools/wood-chisels.ts';
import { wrench } from './hand-tools/wrenches.ts';
import { caliperLook } from './measuring/calipers.ts';
import { pencils } from './measuring/pencils.ts';
import type { Models } from './model.ts';

export const handTools: Models = {
  martillo: { build: hammer, view: { around: 18, above: 14 } },
  desarmador: { build: screwdriver, view: { around: 0, above: 32 } },
  'llave-ajustable': { build: adjustable, view: { around: 14, above: 14 } },
  'llave-stilson': { build: stilson, view: { around: 14, above: 14 } },
  llave: { build: wrench, view: { around: 14, above: 14 } },
  allen: { build: allen, view: { around: 20, above: 18 } },
  pinzas: { build: pliers, view: { around: 14, above: 14 } },
  'pinzas-presion': { build: locking, view: { around: 14, above: 14 } },
  matraca: { build: ratchet, view: { around: 0, above: 36 } },
  formon: { build: chisels, view: { around: 0, above: 36 } },
  serrucho: { build: handSaw, view: { around: 12, above: 12 } },
  prensa: { build: clamp, view: { around: 22, above: 16 } },
  barra: { build: pry, view: { around: 16, above: 14 } },
  'cepillo-mano': { build: plane, view: { around: 26, above: 28 } },
  calibrador: { build: caliperLook, view: { around: 14, above: 14 } },
  lapices: { build: pencils, view: { around: 0, above: 32 } },
};
