import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, rod, side, type Vec } from '../../studio/solids.ts';
import { twist } from '../drills/cordless-drills.ts';
import { hex } from '../parts/markings.ts';

/** A flat spade bit along x, lying; its cutting end to the right. */
function spade(width: number, at: Vec = [0, 0, 0]) {
  const w = width / 2;
  return group(
    { at },
    side(
      outline([
        [9, -w],
        [12.4, -w, 0.2],
        [12.4, -w * 0.2],
        [13.6, 0],
        [12.4, w * 0.2],
        [12.4, w, 0.2],
        [9, w, 0.2],
        [8.4, 0.3, 0.3],
        [8.4, -0.3, 0.3],
      ]),
      0.28,
      M.steel,
      { turn: [90, 0, 0], bevel: 0.05 },
    ),
    rod(0.34, 8.6, M.steel),
    hex(0.42, 2.6, M.steel, { at: [1.2, 0, 0] }),
  );
}

/** Bits lie side by side; `count` of them, `size` in inches gives their girth. */
export function bits({ kind = 'metal', size = 0.25, count = 1 }: Look) {
  const steel: Record<string, THREE.MeshStandardMaterial> = {
    metal: M.burnt,
    cobalto: M.titanium,
    titanio: M.titanium,
    concreto: M.zinc,
    sds: M.zinc,
    plana: M.steel,
    madera: M.steel,
  };
  const material = steel[kind] ?? M.steel;
  const one = (girth: number, z: number) => {
    const r = 0.28 + girth * 1.35;
    const l = 9 + girth * 9;
    if (kind === 'plana') return spade(1.2 + girth * 2.2, [-6, 0, z]);
    const tip =
      kind === 'concreto' || kind === 'sds'
        ? [box(r * 0.9, r * 0.5, r * 2.3, M.carbide, { at: [l * 0.99, 0, 0], r: 0.06 })]
        : [];
    const shank =
      kind === 'sds'
        ? [
            rod(r * 1.06, l * 0.26, M.zinc, { at: [-l * 0.22, 0, 0] }),
            ...[0, 180].map((turn) =>
              group({ turn: [turn, 0, 0] }, box(l * 0.12, 0.2, r * 0.5, M.gloss, { at: [-l * 0.08, r, 0] })),
            ),
          ]
        : [];
    return group({ at: [-l / 2, 0, z] }, twist(r, l, material), ...tip, ...shank);
  };
  return group(
    { turn: [0, 24, 0] },
    ...Array.from({ length: count }, (_, n) =>
      one(count > 1 ? size * (0.45 + (n / count) * 0.9) : size, (n - (count - 1) / 2) * (count > 1 ? 2.4 : 1)),
    ),
  );
}
