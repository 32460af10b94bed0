import { M } from '../../studio/materials.ts';
import { box, group, rod, type Vec } from '../../studio/solids.ts';

/** A round dial with a needle, toward the viewer. */
export const gauge = (at: Vec, r = 1.6) =>
  group(
    { at },
    rod(r, 0.9, M.chrome, { axis: 'z', at: [0, 0, -0.4] }),
    rod(r * 0.84, 0.2, M.white, { axis: 'z', at: [0, 0, 0.4] }),
    box(r * 0.9, r * 0.1, 0.1, M.red, { at: [r * 0.2, r * 0.2, 0.66], turn: [0, 0, 40] }),
  );
