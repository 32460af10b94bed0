import { adjustable, hammer, screwdriver } from './hammers-and-screwdrivers.ts';
import type { Models } from './model.ts';
import { caliperLook, pencils, plane } from './planes-and-calipers.ts';
import { chisels, locking, ratchet } from './ratchets-and-chisels.ts';
import { clamp, handSaw, pry } from './saws-and-clamps.ts';
import { allen, pliers, stilson, wrench } from './wrenches-and-pliers.ts';

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
