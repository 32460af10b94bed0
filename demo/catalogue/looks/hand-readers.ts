import type { Draft } from '../family.ts';
import type { Look } from './look.ts';
import { inches, kindOf, near, numberOf, says } from './reading.ts';

export type Reader = (draft: Draft) => Look;

export const pieces = (draft: Draft, otherwise: number): number => numberOf(draft, 'piezas', otherwise);

export const disc: Reader = (draft) => {
  const kind = kindOf(
    draft,
    [
      [/carda/, 'carda'],
      [/boina/, 'lana'],
      [/bonete/, 'espuma'],
      [/piedra/, 'piedra'],
      [/laminado/, 'laminado'],
      [/desbaste/, 'desbaste'],
    ],
    'metal',
  );
  const hex = kindOf(
    draft,
    [
      [/inoxidable/, '#1b5e9e'],
      [/concreto/, '#136c43'],
      [/aluminio/, '#6a6d70'],
    ],
    '#d8420f',
  );
  return {
    model: 'disco',
    kind,
    size: near(inches(draft, 4.5), [4.5]),
    hex,
    ...(kind === 'metal' && {
      text: kindOf(
        draft,
        [
          [/inoxidable/, 'INOX'],
          [/concreto/, 'CONCRETO'],
          [/aluminio/, 'ALUMINIO'],
        ],
        'METAL',
      ),
    }),
  };
};

export const diamond: Reader = (draft) => {
  if (says(draft, /broca de/)) return { model: 'brocas', kind: 'concreto', size: 0.3 };
  if (says(draft, /sierra copa/)) return { model: 'estuche', kind: 'copas', count: 1 };
  const kind = kindOf(
    draft,
    [
      [/copa/, 'copa'],
      [/pads/, 'pad'],
      [/segmentado/, 'segmentado'],
      [/turbo/, 'turbo'],
    ],
    'continuo',
  );
  return {
    model: 'disco',
    kind,
    size: 4.5,
    hex: kindOf(
      draft,
      [
        [/granito|cantera|mármol/, '#6b3f8f'],
        [/porcelanato|azulejo/, '#1b5e9e'],
        [/nada/, ''],
      ],
      '#d8420f',
    ),
    text: kindOf(
      draft,
      [
        [/porcelanato|azulejo/, 'AZULEJO'],
        [/granito|cantera|mármol/, 'GRANITO'],
      ],
      'CONCRETO',
    ),
  };
};

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
  return { model: 'puntas-blister', text: /\b(PH\d|SQ\d|T\d+)\b/.exec(draft.nombre)?.[1] ?? 'PLANA', count: 10 };
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
  const grain = /grano (\d+)/.exec(draft.nombre)?.[1] ?? '';
  const hex = says(draft, /agua/) ? '#3a3c3f' : says(draft, /esmeril/) ? '#4a3a34' : '#a8642f';
  return {
    model: 'lija',
    kind,
    text: kind === 'pliego' || kind === 'disco' ? String(near(Number(grain), [80, 220])) : '',
    hex,
    ...(kind === 'banda' || kind === 'disco' ? { size: kind === 'banda' ? (says(draft, /4 x/) ? 4 : 3) : 5 } : {}),
  };
};

export const hammer: Reader = (draft) => ({
  model: 'martillo',
  kind: kindOf(
    draft,
    [
      [/hacha/, 'hacha'],
      [/bola/, 'bola'],
      [/albañil/, 'albanil'],
      [/hule/, 'hule'],
      [/plástico/, 'plastico'],
      [/tapicero/, 'tapicero'],
      [/marro/, 'marro'],
    ],
    'una',
  ),
  size: says(draft, /marro/) ? near(numberOf(draft, 'lb', 4), [3, 8]) : 16,
  hex: says(draft, /fibra|hule|recta/) ? 'fibra' : 'madera',
});

export const chisels: Reader = (draft) => {
  if (says(draft, /cepillo/)) return { model: 'cepillo-mano' };
  if (says(draft, /escofina|lima/))
    return { model: 'cepillo-mano', kind: 'lima', ...(says(draft, /escofina/) && { size: 1 }) };
  const kind = kindOf(
    draft,
    [
      [/punzones|de punta/, 'punta'],
      [/protector/, 'protector'],
      [/cincel/, 'frio'],
    ],
    'formon',
  );
  return { model: 'formon', kind, ...(says(draft, /juego/) ? { count: 4 } : { size: 0.7 }) };
};

export const screwdriver: Reader = (draft) => ({
  model: 'desarmador',
  kind: says(draft, /cruz/) ? 'cruz' : 'plano',
  ...(says(draft, /juego/)
    ? { count: near(pieces(draft, 6), [6, 10]) }
    : { size: Number(/x (\d+)"/.exec(draft.nombre)?.[1] ?? 5) < 5 ? 6 : 6 }),
  hex: kindOf(
    draft,
    [
      [/aislados/, '#c8390a'],
      [/matraca/, '#d8420f'],
    ],
    '#1d5c8f',
  ),
});

export const pliers: Reader = (draft) => {
  if (says(draft, /remachadora|engrapadora/))
    return { model: 'pistola-manual', kind: says(draft, /remachadora/) ? 'remachadora' : 'engrapadora' };
  if (says(draft, /tierra/)) return { model: 'refaccion', kind: 'pinza-tierra' };
  return {
    model: 'pinzas',
    kind: kindOf(
      draft,
      [
        [/punta/, 'punta'],
        [/diagonal|pelacables/, 'corte'],
        [/extensión/, 'extension'],
        [/chofer|ponchadoras/, 'chofer'],
      ],
      'electricista',
    ),
    size: 8,
    hex: kindOf(draft, [[/aisladas/, '#c8390a']], '#1d5c8f'),
  };
};

export const ratchet: Reader = (draft) =>
  says(draft, /juego de matraca|juego de herramienta/)
    ? { model: 'estuche', kind: 'dados', count: 40, hex: '#1d5c8f' }
    : {
        model: 'matraca',
        kind: kindOf(
          draft,
          [
            [/torquímetro/, 'torque'],
            [/cruz/, 'cruz'],
            [/extensiones/, 'extensiones'],
          ],
          'matraca',
        ),
      };

export const clamp: Reader = (draft) => {
  if (says(draft, /banco 5|taladro/))
    return { model: 'tornillo-banco', kind: says(draft, /taladro/) ? 'taladro' : 'banco' };
  if (says(draft, /tubo|resorte|escuadra/))
    return {
      model: 'prensa',
      kind: says(draft, /resorte/) ? 'gatillo' : 'c',
      size: says(draft, /tubo/) ? 8 : says(draft, /resorte/) ? 4 : 5,
    };
  return {
    model: 'prensa',
    kind: kindOf(
      draft,
      [
        [/gatillo/, 'gatillo'],
        [/en c/, 'c'],
      ],
      'sargento',
    ),
    size: near(inches(draft, 12), [6, 24]),
  };
};

export const cutter: Reader = (draft) => {
  if (says(draft, /azulejo/)) return { model: 'cortador-azulejo' };
  return {
    model: 'cuter',
    kind: kindOf(
      draft,
      [
        [/repuesto/, 'repuesto'],
        [/9 mm/, 'cuter-chico'],
        [/trapecio/, 'navaja'],
        [/segueta/, 'segueta'],
        [/cobre/, 'tubo'],
        [/pvc/, 'pvc'],
        [/cortapernos/, 'pernos'],
      ],
      'cuter',
    ),
  };
};

export const shears: Reader = (draft) => {
  if (says(draft, /altura/)) return { model: 'tijera-altura' };
  const snips = says(draft, /aviación/);
  return {
    model: 'tijeras',
    kind: snips
      ? 'aviacion'
      : kindOf(
          draft,
          [
            [/general/, 'general'],
            [/dos manos/, 'dos-manos'],
            [/setos/, 'setos'],
          ],
          'podar',
        ),
    hex: snips
      ? kindOf(draft, [[/izquierdo/, '#b8201c']], '#f0b400')
      : says(draft, /general/)
        ? '#c8390a'
        : says(draft, /forjada/)
          ? '#b8201c'
          : '#1f7a43',
  };
};

export const level: Reader = (draft) => ({
  model: 'nivel',
  kind: kindOf(
    draft,
    [
      [/manguera/, 'manguera'],
      [/regla/, 'aluminio'],
    ],
    'gota',
  ),
  size: near(inches(draft, 24), [9, 24]),
});

export const measure: Reader = (draft) => ({
  model: 'flexometro',
  kind: kindOf(
    draft,
    [
      [/odómetro/, 'odometro'],
      [/cinta larga/, 'larga'],
      [/tiralíneas/, 'gis'],
      [/magnético/, 'magnetico'],
    ],
    'flexometro',
  ),
  size: near(numberOf(draft, 'm', 5), [3, 5, 8]),
});
