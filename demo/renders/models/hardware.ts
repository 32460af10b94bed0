import { caster, chain, coil } from './chains-and-coils.ts';
import { boxed } from './fasteners.ts';
import { hinge, lock } from './hinges-and-locks.ts';
import type { Models } from './model.ts';
import { collated, padlock } from './padlocks.ts';

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
