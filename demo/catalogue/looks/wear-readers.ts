import type { Draft } from '../family.ts';
import { inches, kindOf, near, numberOf, type Reader, says } from './reading.ts';

export const pieces = (draft: Draft, otherwise: number): number => numberOf(draft, 'piezas', otherwise);

export const bits =
  (kind: string): Reader =>
  (draft) => {
    if (says(draft, /cincel/) && !says(draft, /juego/))
      return {
        model: 'cincel',
        kind: kindOf(
          draft,
          [
            [/punta/, 'punta'],
            [/ancho/, 'ancho'],
          ],
          'plano',
        ),
        size: says(draft, /max|hexagonal/) ? 1.4 : 1,
      };
    if (says(draft, /cuchillas/)) return { model: 'hojas', kind: 'caladora', count: 2, text: 'CUCHILLAS' };
    if (says(draft, /fresa/)) return { model: 'estuche', kind: 'fresas', count: says(draft, /juego/) ? 12 : 1 };
    if (says(draft, /copa/)) return { model: 'estuche', kind: 'copas', count: 6 };
    if (says(draft, /juego/))
      return pieces(draft, 5) > 9
        ? { model: 'estuche', kind: says(draft, /titanio/) ? 'titanio' : 'brocas', count: 21 }
        : { model: 'brocas', kind: says(draft, /escalonadas|titanio/) ? 'titanio' : kind, count: 5, size: 0.4 };
    const material = says(draft, /cobalto/) ? 'cobalto' : says(draft, /helicoidal/) ? 'madera' : kind;
    return { model: 'brocas', kind: material, size: near(inches(draft, 0.25), [0.2, 0.6]) };
  };

export const blade: Reader = (draft) => {
  if (says(draft, /cadena|hilo|cinta/))
    return {
      model: 'vuelta',
      kind: kindOf(
        draft,
        [
          [/hilo/, 'hilo'],
          [/cinta/, 'cinta'],
        ],
        'cadena',
      ),
    };
  const kind = kindOf(
    draft,
    [
      [/reciprocante/, 'reciprocante'],
      [/segueta/, 'segueta'],
    ],
    'caladora',
  );
  return {
    model: 'hojas',
    kind,
    count: near(pieces(draft, says(draft, /^hoja /) ? 1 : 2), [1, 5]),
    text: kindOf(
      draft,
      [
        [/accesorios/, 'ACCESORIOS'],
        [/madera/, 'MADERA'],
        [/metal|bimetálica/, 'METAL'],
        [/melamina/, 'MELAMINA'],
        [/poda/, 'PODA'],
        [/carburo/, 'CARBURO'],
      ],
      'HOJAS',
    ),
  };
};

export const driver: Reader = (draft) => {
  if (says(draft, /adaptador|extensión|dados/))
    return {
      model: 'adaptador',
      kind: kindOf(
        draft,
        [
          [/flexible/, 'flexible'],
          [/cuadro/, 'cuadro'],
          [/dados/, 'dado'],
        ],
        'magnetico',
      ),
      count: says(draft, /juego|4 piezas/) ? 3 : 1,
    };
  if (pieces(draft, 10) > 12) return { model: 'estuche', kind: 'puntas', count: 32 };
  return {
    model: 'puntas-blister',
    text: /\b(PH\d|SQ\d|T\d+)\b/.exec(draft.nombre)?.[1] ?? 'PLANA',
    count: pieces(draft, 10),
  };
};

export const abrasive: Reader = (draft) => {
  const kind = kindOf(
    draft,
    [
      [/esponja/, 'esponja'],
      [/fibra/, 'fibra'],
      [/bloque/, 'bloque'],
      [/lana/, 'lana'],
      [/banda/, 'banda'],
      [/discos/, 'disco'],
    ],
    'pliego',
  );
  const hex = says(draft, /agua/) ? '#3a3c3f' : says(draft, /esmeril/) ? '#4a3a34' : '#a8642f';
  return {
    model: 'lija',
    kind,
    hex,
    ...(kind === 'banda' || kind === 'disco' ? { size: kind === 'banda' ? (says(draft, /4 x/) ? 4 : 3) : 5 } : {}),
  };
};
