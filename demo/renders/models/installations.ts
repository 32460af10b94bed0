import { extension, smallParts } from './cords-and-terminals.ts';
import type { Models } from './model.ts';
import { airPart, fitting } from './pipe-fittings.ts';
import { faucet, shower, valve } from './taps.ts';
import { bulb, floodlight, plateOf } from './wall-plates.ts';
import { flexible, pump, tank } from './water-machines.ts';

export const installations: Models = {
  conexion: { build: fitting, view: { around: 22, above: 22 } },
  'conexion-aire': { build: airPart, view: { around: 16, above: 22 } },
  'llave-agua': { build: valve, view: { around: 18, above: 18 } },
  mezcladora: { build: faucet, view: { around: 32, above: 16 } },
  regadera: { build: shower, view: { around: 18, above: 0 } },
  'manguera-flexible': { build: flexible, view: { around: 16, above: 18 } },
  tinaco: { build: tank, view: { around: 0, above: 12 } },
  bomba: { build: pump, view: { around: 28, above: 18 } },
  contacto: { build: plateOf, view: { around: 24, above: 12 } },
  foco: { build: bulb, view: { around: 10, above: 12 } },
  reflector: { build: floodlight, view: { around: 26, above: 10 } },
  'extension-electrica': { build: extension, view: { around: 10, above: 30 } },
  piezas: { build: smallParts, view: { around: 10, above: 32 } },
};
