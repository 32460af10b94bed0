import type { Look } from './look.ts';

/** The measure that is written on what a picture shows: `25 L`, `50 W`. A picture with another measure on it would contradict its article. */
export const measureOn = (look: Look): string | undefined => look.content ?? MEASURES[look.model]?.(look);

const MEASURES: Readonly<Record<string, (look: Look) => string | undefined>> = {
  aspiradora: ({ size = 20, kind }) => (kind === 'mano' ? undefined : `${size} L`),
  bateria: ({ ah = 2 }) => `${ah} Ah`,
  compresor: ({ size = 25 }) => `${size} L`,
  'cortadora-varilla': () => '1 1/4"',
  'disco-sierra': ({ count = 24 }) => `${count} dientes`,
  // Nobody writes them on a ladder, but whoever counts its steps reads them.
  escalera: ({ count = 4, kind }) => (kind === 'tijera' ? `${count} peldaños` : `${count}`),
  extintor: () => '4.5 kg',
  flexometro: ({ size = 5, kind }) =>
    kind === 'larga' ? '50 m' : kind === 'flexometro' || kind === 'magnetico' ? `${size} m` : undefined,
  guantes: ({ kind }) => (kind === 'caja' ? '100 piezas' : undefined),
  hidrolavadora: ({ size = 1600, kind }) => (kind === 'gasolina' ? undefined : `${size} PSI`),
  piezas: ({ count = 50 }) => `${count} piezas`,
  'puntas-blister': ({ count = 10 }) => `${count} piezas`,
  reflector: ({ size = 50 }) => `${size} W`,
  soldadora: ({ size = 160, kind }) => (kind === 'inversora' ? `${size} A` : undefined),
  tinaco: ({ size = 1100 }) => `${size} L`,
  vuelta: ({ kind }) => (kind === 'hilo' ? '2.4 mm x 50 m' : undefined),
};

const LABELLED_DISCS: ReadonlySet<string> = new Set(['metal', 'continuo', 'segmentado', 'turbo']);
const WITH_WORDS: ReadonlySet<string> = new Set([
  'caja',
  'cartucho',
  'dados',
  'hojas',
  'piezas',
  'puntas-blister',
  'saco',
  'solvente',
]);

/** The words that are written on it beside its brand: what it holds, what it is for. */
export const wordsOn = ({ model, kind = '', text }: Look): string | undefined =>
  WITH_WORDS.has(model) || (model === 'disco' && LABELLED_DISCS.has(kind)) ? text?.replaceAll(' | ', ' ') : undefined;

const LAMPS_WITHOUT_PACK: ReadonlySet<string> = new Set(['cabeza', 'linterna', 'tripie']);

/** The volts that are written on its battery, where one is seen. */
export const voltsOn = ({ model, kind = '', volts, bare }: Look): number | undefined =>
  bare || (model === 'lampara' && LAMPS_WITHOUT_PACK.has(kind)) ? undefined : volts;

/** Whether something is written on it that is true of few articles, so that it needs a picture of its own. */
export const isWritten = (look: Look): boolean => measureOn(look) !== undefined || wordsOn(look) !== undefined;
