import { compressor, enginePump, generator } from './compressors-and-generators.ts';
import type { Models } from './model.ts';
import { airless, barCutter, paddleMixer } from './site-machines.ts';
import { vacuum } from './vacuums.ts';
import { washer, welder } from './washers-and-welders.ts';

export const machines: Models = {
  compresor: { build: compressor, view: { around: 28, above: 16 } },
  generador: { build: generator, view: { around: 30, above: 18 } },
  motobomba: { build: enginePump, view: { around: 32, above: 18 } },
  hidrolavadora: { build: washer, view: { around: 26, above: 16 } },
  soldadora: { build: welder, view: { around: 0, above: 20 } },
  airless: { build: airless, view: { around: 24, above: 16 } },
  mezclador: { build: paddleMixer, view: { around: 20, above: 8 } },
  'cortadora-varilla': { build: barCutter, view: { around: 30, above: 24 } },
  aspiradora: { build: vacuum, view: { around: 20, above: 18 } },
};
