import { airPart } from './installations/air-fittings.ts';
import { bulb } from './installations/bulbs.ts';
import { extension } from './installations/extension-cords.ts';
import { faucet } from './installations/faucets.ts';
import { flexible } from './installations/flexible-hoses.ts';
import { floodlight } from './installations/floodlights.ts';
import { fitting } from './installations/pipe-fittings.ts';
import { pump } from './installations/pumps.ts';
import { shower } from './installations/showers.ts';
import { smallParts } from './installations/terminals.ts';
import { valve } from './installations/valves.ts';
import { plateOf } from './installations/wall-plates.ts';
import { tank } from './installations/water-tanks.ts';
import type { Models } from './model.ts';

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
