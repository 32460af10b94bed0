import {
  abrasive,
  bits,
  blade,
  chisels,
  clamp,
  cutter,
  diamond,
  disc,
  driver,
  hammer,
  level,
  measure,
  pieces,
  pliers,
  type Reader,
  ratchet,
  screwdriver,
  shears,
} from './hand-readers.ts';
import { kindOf, near, numberOf, says } from './reading.ts';

/** How hand tools and what power tools wear out look. */
export const handLooks: Readonly<Record<string, Reader>> = {
  'disco-corte': disc,
  'disco-diamante': diamond,
  'disco-sierra': (draft) => ({
    model: 'disco-sierra',
    size: 10,
    count: near(numberOf(draft, 'dientes', 24), [24, 40, 60]),
    kind: kindOf(
      draft,
      [
        [/aluminio|acero/, 'aluminio'],
        [/melamina/, 'melamina'],
      ],
      'madera',
    ),
    text: `${near(numberOf(draft, 'dientes', 24), [24, 40, 60])} DIENTES`,
  }),
  'broca-metal': bits('metal'),
  'broca-concreto': bits('concreto'),
  'broca-sds': bits('sds'),
  'broca-plana': bits('plana'),
  'hoja-sierra': blade,
  puntas: driver,
  dados: (draft) => ({
    model: 'dados',
    ...(says(draft, /juego/) ? { count: near(pieces(draft, 10), [3, 10]) } : { size: 1, text: '1/2"' }),
  }),
  carbones: () => ({ model: 'carbones', size: 1 }),
  broquero: (draft) => ({
    model: 'broquero',
    kind: kindOf(
      draft,
      [
        [/^llave/, 'llave'],
        [/sin llave/, 'sin-llave'],
        [/sds/, 'sds'],
      ],
      'con-llave',
    ),
  }),
  lija: abrasive,
  martillo: hammer,
  marro: hammer,
  formon: chisels,
  barra: (draft) => ({
    model: 'barra',
    kind: kindOf(
      draft,
      [
        [/punta/, 'punta'],
        [/roscada/, 'roscada'],
        [/tierra/, 'tierra'],
      ],
      'una',
    ),
    ...(says(draft, /uña/) && { size: 24 }),
  }),
  serrucho: (draft) =>
    says(draft, /ingletes/)
      ? { model: 'varios', kind: 'caja-ingletes' }
      : {
          model: 'serrucho',
          kind: kindOf(
            draft,
            [
              [/costilla/, 'costilla'],
              [/punta 6/, 'punta'],
              [/poda/, 'poda'],
              [/jalón/, 'japones'],
            ],
            'serrucho',
          ),
          size: 20,
        },
  desarmador: screwdriver,
  'llave-ajustable': () => ({ model: 'llave-ajustable', size: 8 }),
  'llave-stilson': () => ({ model: 'llave-stilson', size: 14 }),
  llaves: (draft) => ({ model: 'llave', ...(says(draft, /juego/) ? { count: 10 } : { size: 0.6 }) }),
  'llaves-allen': (draft) => ({
    model: 'allen',
    count: 9,
    kind: kindOf(
      draft,
      [
        [/navaja/, 'navaja'],
        [/largas/, 'larga'],
      ],
      'corta',
    ),
  }),
  pinzas: pliers,
  'pinzas-presion': (draft) => ({
    model: 'pinzas-presion',
    kind: kindOf(
      draft,
      [
        [/tipo c/, 'c'],
        [/punta/, 'punta'],
      ],
      'curva',
    ),
    size: 10,
  }),
  matraca: ratchet,
  flexometro: measure,
  nivel: level,
  'nivel-laser': (draft) => ({
    model: 'nivel-laser',
    kind: kindOf(
      draft,
      [
        [/rotativo/, 'rotativo'],
        [/360/, '360'],
      ],
      'lineas',
    ),
    hex: says(draft, /verde/) ? '#2fbf4a' : '#d81e1e',
  }),
  multimetro: (draft) => ({
    model: 'medidor',
    kind: kindOf(
      draft,
      [
        [/distancia/, 'distancia'],
        [/termómetro/, 'infrarrojo'],
        [/detector/, 'detector'],
        [/gancho/, 'gancho'],
        [/probador/, 'probador'],
      ],
      'multimetro',
    ),
  }),
  escuadra: (draft) =>
    says(draft, /vernier/)
      ? { model: 'calibrador', kind: says(draft, /digital/) ? 'digital' : 'vernier' }
      : says(draft, /lápiz/)
        ? { model: 'lapices' }
        : {
            model: 'escuadra',
            kind: kindOf(
              draft,
              [
                [/herrero/, 'herrero'],
                [/falsa/, 'falsa'],
              ],
              'combinada',
            ),
          },
  cuter: cutter,
  prensa: clamp,
  tijeras: shears,
};
