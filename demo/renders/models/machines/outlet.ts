import { M } from '../../studio/materials.ts';
import { box, group, rod, type Vec } from '../../studio/solids.ts';

export const outlet = (at: Vec) =>
  group(
    { at },
    box(4.6, 4.6, 0.6, M.ash, { r: 0.6 }),
    box(0.4, 1.2, 0.3, M.gloss, { at: [-0.8, 0.5, 0.3] }),
    box(0.4, 1.2, 0.3, M.gloss, { at: [0.8, 0.5, 0.3] }),
    rod(0.4, 0.2, M.gloss, { axis: 'z', at: [0, -1, 0.24] }),
  );
