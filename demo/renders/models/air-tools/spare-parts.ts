import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { box, group, rod } from '../../studio/solids.ts';
import { gauge } from '../parts/gauge.ts';
import { sideHandle } from '../parts/grips.ts';
import { airFilter, flapper, toiletValve, washerLance } from './air-and-water-spares.ts';
import { armature } from './armatures.ts';
import { electrodeHolder } from './electrode-holders.ts';
import { groundClamp } from './ground-clamps.ts';
import { backingPad, flangeNuts, guard } from './rotating-spares.ts';
import { slideSwitch, triggerSwitch } from './trigger-switches.ts';

/** Spare parts. */
export function spare({ kind = 'guarda' }: Look) {
  switch (kind) {
    case 'tuercas':
      return flangeNuts();
    case 'mango':
      return group({ turn: [0, 0, -64] }, sideHandle({}, 11));
    case 'plato':
      return backingPad();
    case 'inducido':
      return armature();
    case 'interruptor':
      return slideSwitch();
    case 'gatillo':
      return triggerSwitch();
    case 'filtro':
      return airFilter();
    case 'lanza':
      return washerLance();
    case 'presostato':
      return group(
        { turn: [0, -14, 0] },
        box(7, 9, 6.4, M.black, { at: [0, 4.4, 0], r: 0.8 }),
        rod(1.6, 2, M.tenaz, { axis: 'y', at: [0, 8.6, 0] }),
        box(9, 2.6, 5, M.alu, { at: [0, -1.4, 0], r: 0.4 }),
        gauge([0, -1.2, 3.4], 1.4),
        rod(0.9, 3, M.brass, { at: [4.4, -1.4, 0] }),
        rod(0.9, 3, M.brass, { at: [-7.4, -1.4, 0] }),
      );
    case 'porta-electrodo':
      return electrodeHolder();
    case 'pinza-tierra':
      return groundClamp();
    case 'sanitario':
      return toiletValve();
    case 'sapo':
      return flapper();
    default:
      return guard();
  }
}
