import { inches, kindOf, near, type Reader, says } from './reading.ts';

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
          [/tronzadora|rotativa/, 'CORTE'],
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
        [/porcelanato|azulejo/, '#1b5e9e'],
        [/granito|cantera/, '#6b3f8f'],
      ],
      '#d8420f',
    ),
    text: kindOf(
      draft,
      [
        [/porcelanato/, 'PORCELANATO'],
        [/azulejo/, 'AZULEJO'],
        [/granito/, 'GRANITO'],
        [/cantera/, 'CANTERA'],
        [/asfalto/, 'ASFALTO'],
      ],
      'CONCRETO',
    ),
  };
};
