import type { Look } from '../../../catalogue/looks/look.ts';
import { boltCutter, hacksaw, pipeCutter } from './hacksaws-and-bolt-cutters.ts';
import { pocketKnife, snapKnife, spareBlades } from './knives.ts';
import { utilityKnife } from './utility-knives.ts';

/** Cutters of pipe, bolt, hacksaw, knives. */
export function handCutter({ kind = 'cuter' }: Look) {
  switch (kind) {
    case 'cuter-chico':
    case 'cuter':
      return snapKnife(kind);
    case 'navaja':
      return pocketKnife();
    case 'repuesto':
      return spareBlades();
    case 'segueta':
      return hacksaw();
    case 'pernos':
      return boltCutter();
    case 'tubo':
      return pipeCutter();
    default:
      return utilityKnife();
  }
}
