import { cutter, level, measure, shears } from './cutting-and-measuring-readers.ts';
import { chisels, clamp, hammer, pliers, ratchet, screwdriver } from './hand-readers.ts';
import { kindOf, type Reader, says } from './reading.ts';

/** How hand tools and measuring tools look. */
export const handLooks: Readonly<Record<string, Reader>> = {
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
