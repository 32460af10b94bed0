import { kindOf, type Reader, says } from './reading.ts';

export const ladder: Reader = (draft) => {
  const steps = /Peldaños: (\d+)/.exec(draft.ficha)?.[1];
  return {
    model: 'escalera',
    kind: kindOf(
      draft,
      [
        [/extensión/, 'extension'],
        [/telescópica/, 'telescopica'],
        [/multi/, 'multi'],
        [/banco/, 'banco'],
      ],
      'tijera',
    ),
    count: Number(steps),
    ...(says(draft, /fibra/) && { hex: '#e8590c' }),
  };
};

export const garden: Reader = (draft) => {
  if (says(draft, /machete/)) return { model: 'machete' };
  if (says(draft, /juego/)) return { model: 'juego-jardin' };
  return {
    model: 'pala',
    kind: kindOf(
      draft,
      [
        [/zapapico/, 'pico'],
        [/cavahoyos/, 'cavahoyos'],
        [/azadón/, 'azadon'],
        [/rastrillo/, 'rastrillo'],
        [/escoba/, 'escoba'],
        [/bieldo/, 'bieldo'],
      ],
      'pala',
    ),
    hex: says(draft, /puño y/) ? 'y' : 'largo',
  };
};

export const hose: Reader = (draft) => {
  if (says(draft, /portamanguera|pistola|aspersor|programador/))
    return {
      model: 'riego',
      kind: kindOf(
        draft,
        [
          [/porta/, 'soporte'],
          [/impacto/, 'impacto'],
          [/oscilante/, 'oscilante'],
          [/programador/, 'programador'],
        ],
        'pistola',
      ),
    };
  return { model: 'manguera', size: 20, hex: '#1f7a43' };
};

export const airHose: Reader = (draft) =>
  says(draft, /destapacaños/)
    ? { model: 'alambre', hex: '#8d9296' }
    : {
        model: 'manguera',
        kind: kindOf(
          draft,
          [
            [/espiral/, 'espiral'],
            [/carrete/, 'carrete'],
          ],
          'aire',
        ),
        hex: says(draft, /3\/8/) ? '#2a2b2d' : '#1b5e9e',
        size: 10,
      };

export const gloves: Reader = (draft) => ({
  model: 'guantes',
  kind: kindOf(
    draft,
    [
      [/largos|dieléctricos/, 'largo'],
      [/látex|nailon|anticorte/, 'palma'],
      [/desechables/, 'caja'],
    ],
    'corto',
  ),
  hex: kindOf(
    draft,
    [
      [/soldar/, '#8a4a2a'],
      [/látex|nailon|anticorte/, '#8d9296'],
      [/res/, '#d8b98a'],
      [/hule/, '#e0b100'],
      [/dieléctricos/, '#b8201c'],
    ],
    '#b88a57',
  ),
});

export const spare: Reader = (draft) => ({
  model: 'refaccion',
  kind: kindOf(
    draft,
    [
      [/tuercas/, 'tuercas'],
      [/mango/, 'mango'],
      [/plato/, 'plato'],
      [/inducido/, 'inducido'],
      [/interruptor/, 'interruptor'],
      [/gatillo/, 'gatillo'],
      [/filtro/, 'filtro'],
      [/lanza/, 'lanza'],
      [/presostato/, 'presostato'],
      [/electrodo/, 'porta-electrodo'],
      [/herrajes/, 'sanitario'],
      [/sapo/, 'sapo'],
    ],
    'guarda',
  ),
});
