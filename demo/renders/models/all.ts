import { accessories } from './accessories.ts';
import { airAndSpares } from './air-and-spares.ts';
import { batteryTools } from './battery-tools.ts';
import { benchMachines } from './bench-machines.ts';
import { cordedTools } from './corded-tools.ts';
import { cutters } from './cutters.ts';
import { drills } from './drills.ts';
import { hammers } from './hammers.ts';
import { handTools } from './hand-tools.ts';
import { hardware } from './hardware.ts';
import { installations } from './installations.ts';
import { machines } from './machines.ts';
import { measureAndSafety } from './measure-and-safety.ts';
import type { Model, Models } from './model.ts';
import { paintShelf } from './paint-shelf.ts';
import { shop } from './shop.ts';
import { siteAndGarden } from './site-and-garden.ts';
import { woodworking } from './woodworking.ts';

const SHELVES: readonly Models[] = [
  drills,
  hammers,
  cutters,
  woodworking,
  cordedTools,
  machines,
  batteryTools,
  benchMachines,
  accessories,
  handTools,
  paintShelf,
  hardware,
  installations,
  siteAndGarden,
  measureAndSafety,
  airAndSpares,
  shop,
];

const models = new Map<string, Model>(
  SHELVES.flatMap((shelf) =>
    Object.entries(shelf).map(([name, model]): [string, Model] => [
      name,
      typeof model === 'function' ? { build: model } : model,
    ]),
  ),
);

export function modelNamed(name: string): Model {
  const model = models.get(name);
  if (!model) throw new Error(`No model is called ${name}`);
  return model;
}

export const modelNames = (): readonly string[] => [...models.keys()];
