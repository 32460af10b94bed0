import { M } from '../../studio/materials.ts';
import { box, rod } from '../../studio/solids.ts';

export const duplex = (y: number) => [
  box(3.2, 2.9, 0.5, M.white, { at: [0, y, 0.4], r: 1.1 }),
  box(0.22, 0.8, 0.2, M.gloss, { at: [-0.6, y + 0.3, 0.62] }),
  box(0.22, 1, 0.2, M.gloss, { at: [0.6, y + 0.3, 0.62] }),
  rod(0.28, 0.1, M.gloss, { axis: 'z', at: [0, y - 0.8, 0.62] }),
];
