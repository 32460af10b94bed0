import { boxed } from './hardware/boxes-of-fasteners.ts';
import { caster } from './hardware/casters.ts';
import { chain, coil } from './hardware/chains-and-coils.ts';
import { collated } from './hardware/collated-nails.ts';
import { hinge } from './hardware/hinges.ts';
import { lock } from './hardware/locks.ts';
import { padlock } from './hardware/padlocks.ts';
import type { Models } from './model.ts';

export const hardware: Models = {
  caja: { build: boxed, view: { around: 10, above: 26 } },
  'clavos-tira': { build: collated, view: { around: 6, above: 28 } },
  candado: { build: padlock, view: { around: 18, above: 18 } },
  bisagra: { build: hinge, view: { around: 18, above: 16 } },
  cerradura: { build: lock, view: { around: 32, above: 16 } },
  cadena: { build: chain, view: { around: 10, above: 34 } },
  rodaja: { build: caster, view: { around: 24, above: 18 } },
  alambre: { build: coil, view: { around: 10, above: 24 } },
};
