import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { measureOn } from '../../../catalogue/looks/writing-on.ts';
import { BRAND, M } from '../../studio/materials.ts';
import { circle, outline, withHoles } from '../../studio/outline.ts';
import { group, rod, side, sticker, type Vec } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { hex } from '../parts/markings.ts';

/** A blister card with a header: what hangs on a peg. */
export function card(
  parts: readonly THREE.Object3D[],
  title: readonly string[],
  w: number,
  h: number,
  colour: string = BRAND.tenaz,
) {
  return group(
    { turn: [-8, 0, 0] },
    side(
      withHoles(
        outline([
          [-w / 2, 0, 0.6],
          [w / 2, 0, 0.6],
          [w / 2, h, 0.6],
          [-w / 2, h, 0.6],
        ]),
        circle(h * 0.03, 0, h * 0.94),
      ),
      0.25,
      M.paper,
      { bevel: 0.04 },
    ),
    sticker(w * 0.98, h * 0.24, writing(title, w, h * 0.24, { back: colour }), { at: [0, h * 0.78, 0.16] }),
    ...parts,
  );
}

const driverBit = (tipped: boolean, at: Vec) =>
  group(
    { at, turn: [0, 0, 90] },
    hex(0.36, 2.2, M.steel, { at: [1.1, 0, 0] }),
    rod(0.27, 1.6, M.steel, { at: [2, 0, 0], r2: tipped ? 0.08 : 0.2 }),
  );

export function bitCard(look: Look) {
  const { text = 'PH2', count = 10 } = look;
  return card(
    Array.from({ length: Math.min(count, 10) }, (_, n) =>
      driverBit(true, [(n % 5) * 1.4 - 2.8, 1.2 + Math.floor(n / 5) * 4.2, 0.6]),
    ),
    [text, (measureOn(look) ?? '').toUpperCase()],
    9,
    14,
  );
}
