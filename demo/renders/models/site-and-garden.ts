import { gardenSet } from './garden/garden-sets.ts';
import { hose } from './garden/hoses.ts';
import { machete } from './garden/machetes.ts';
import { polePruner, shears } from './garden/shears.ts';
import { longTool } from './garden/shovels.ts';
import { sprayer } from './garden/sprayers.ts';
import { watering } from './garden/watering.ts';
import { handCutter } from './hand-tools/hand-cutters.ts';
import type { Models } from './model.ts';
import { handTruck } from './site/hand-trucks.ts';
import { ladder } from './site/ladders.ts';
import { trowel } from './site/trowels.ts';
import { tyre } from './site/tyres.ts';
import { barrow } from './site/wheelbarrows.ts';

export const siteAndGarden: Models = {
  escalera: { build: ladder, view: { around: 10, above: 10 } },
  carretilla: { build: barrow, view: { around: 30, above: 20 } },
  diablo: { build: handTruck, view: { around: 10, above: 14 } },
  llanta: { build: tyre, view: { around: 16, above: 12 } },
  pala: { build: longTool, view: { around: 20, above: 10 } },
  machete: { build: machete, view: { around: 14, above: 14 } },
  'juego-jardin': { build: gardenSet, view: { around: 10, above: 20 } },
  llana: { build: trowel, view: { around: 16, above: 26 } },
  manguera: { build: hose, view: { around: 10, above: 26 } },
  riego: { build: watering, view: { around: 24, above: 16 } },
  aspersora: { build: sprayer, view: { around: 24, above: 14 } },
  tijeras: { build: shears, view: { around: 16, above: 14 } },
  'tijera-altura': { build: polePruner, view: { around: 12, above: 10 } },
  cuter: { build: handCutter, view: { around: 8, above: 30 } },
};
