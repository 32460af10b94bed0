import { inches, kindOf, near, numberOf, type Reader, says } from './reading.ts';
import { pieces } from './wear-readers.ts';

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
    return { model: 'cepillo-mano', kind: says(draft, /escofina/) ? 'escofina' : 'lima' };
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
