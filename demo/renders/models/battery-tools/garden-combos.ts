import type { Look } from '../../../catalogue/looks/look.ts';
import { group } from '../../studio/solids.ts';
import { blower } from '../corded-tools/blowers.ts';
import { standing } from '../model-parts.ts';
import { battery } from '../parts/batteries.ts';
import { charger } from './chargers.ts';
import { mower } from './mowers.ts';
import { trimmer } from './trimmers.ts';

/** Garden kit: the trimmer behind, the blower before it, the mower beside them where it comes along, two batteries and their charger. */
export function gardenCombo({ volts = 20, kind = '' }: Look) {
  const withMower = kind.includes('podadora');
  return group(
    {},
    standing(group({ turn: [0, 0, -8] }, trimmer({ model: 'desbrozadora', volts })), [withMower ? -44 : 0, 0, -26]),
    standing(group({ turn: [0, 20, 0] }, blower({ model: 'sopladora', volts })), [withMower ? -62 : -8, 0, 14], 1.15),
    ...(withMower ? [standing(group({ turn: [0, 24, 0] }, mower({ model: 'podadora', volts })), [56, 0, -6])] : []),
    standing(charger({ model: 'cargador', volts }), [withMower ? -14 : 28, 0, 34], 1.1),
    standing(battery(volts, 4), [withMower ? 8 : 48, 0, 38], 1.1),
  );
}
