import { airless } from './machines/airless-sprayers.ts';
import { barCutter } from './machines/bar-cutters.ts';
import { compressor } from './machines/compressors.ts';
import { enginePump } from './machines/engine-pumps.ts';
import { generator } from './machines/generators.ts';
import { paddleMixer } from './machines/paddle-mixers.ts';
import { washer } from './machines/pressure-washers.ts';
import { vacuum } from './machines/vacuums.ts';
import { welder } from './machines/welders.ts';
import type { Models } from './model.ts';

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
