import { COLOURS, type Colour } from '../colours.ts';
import type { Draft } from '../family.ts';
import type { Look } from './look.ts';
import { inches, kindOf, near, numberOf, says } from './reading.ts';

type Reader = (draft: Draft) => Look;

/** A vessel in the colour that it holds. The picture's name ends with the colour. */
const vessel =
  (model: string, size?: number): Reader =>
  (draft) => {
    const colour = draft.picture.slice(draft.picture.indexOf('-') + 1) as Colour;
    const { hex, name } = COLOURS[colour];
    return { model, hex, text: name, ...(size !== undefined && { size }) };
  };

const SOLVENTS: readonly (readonly [RegExp, string, string])[] = [
  [/thinner americano/, 'AMERICANO', '#1b5e9e'],
  [/thinner/, 'THINNER', '#c8390a'],
  [/aguarrás/, 'AGUARRÁS', '#136c43'],
  [/alcohol/, 'ALCOHOL', '#3c7fb5'],
  [/gasolina blanca/, 'GASOLINA BLANCA', '#5c6166'],
  [/xilol/, 'XILOL', '#6b3f8f'],
  [/linaza/, 'LINAZA', '#b07a1c'],
  [/quitasarro/, 'QUITASARRO', '#0f6f66'],
  [/removedor/, 'REMOVEDOR', '#b0232a'],
  [/cpvc/, 'CEMENTO CPVC', '#d08a1a'],
  [/cemento/, 'CEMENTO PVC', '#1b5e9e'],
  [/compresor/, 'ACEITE', '#1b5e9e'],
  [/dos tiempos/, 'ACEITE 2T', '#136c43'],
  [/aceite/, 'ACEITE', '#202124'],
];
const solvent: Reader = (draft) => {
  const [, text = '', hex = ''] = SOLVENTS.find(([words]) => says(draft, words)) ?? [];
  const litres = says(draft, / ml/) ? numberOf(draft, 'ml', 250) / 1000 : numberOf(draft, 'L', 1);
  const bottle = litres < 1 || says(draft, /aceite para/);
  return { model: 'solvente', text, hex, size: near(litres, [0.24, 1, 4, 19]), ...(bottle && { kind: 'frasco' }) };
};

const TUBES: readonly (readonly [RegExp, string, string])[] = [
  [/transparente/, 'SILICÓN', '#dfe6e8'],
  [/blanco/, 'SILICÓN', '#f6f3ec'],
  [/negro/, 'SILICÓN', '#202124'],
  [/rojo/, 'ALTA TEMP', '#b0232a'],
  [/acrílico/, 'ACRÍLICO', '#1b5e9e'],
  [/poliuretano/, 'POLIURETANO', '#6a6d70'],
  [/anclaje/, 'ANCLAJE', '#136c43'],
  [/montaje/, 'MONTAJE', '#d08a1a'],
];
const cartridge: Reader = (draft) => {
  if (says(draft, /calafateadora inalámbrica/)) return { model: 'calafateadora', volts: 20 };
  if (says(draft, /calafateadora/)) return { model: 'pistola-calafateo' };
  if (says(draft, /epóxico/)) return { model: 'varios', kind: 'epoxico' };
  const [, text = 'SELLADOR', hex = '#f6f3ec'] = TUBES.find(([words]) => says(draft, words)) ?? [];
  return { model: 'cartucho', text, hex };
};

const roller: Reader = (draft) => {
  if (says(draft, /extensión/)) return { model: 'extension', size: says(draft, /3 m/) ? 2.2 : 2 };
  if (says(draft, /charola|rejilla|aspa/))
    return {
      model: 'charola',
      kind: kindOf(
        draft,
        [
          [/rejilla/, 'rejilla'],
          [/aspa/, 'aspa'],
        ],
        'charola',
      ),
    };
  const kind = kindOf(
    draft,
    [
      [/repuesto/, 'repuesto'],
      [/texturizador/, 'textura'],
      [/corta/, 'corta'],
      [/larga/, 'larga'],
      [/microfibra/, 'microfibra'],
      [/esponja/, 'esponja'],
    ],
    'media',
  );
  return { model: 'rodillo', kind, size: inches(draft, 9) };
};

const TAPES: readonly (readonly [RegExp, string])[] = [
  [/azul/, '#2b6cb0'],
  [/empaque/, '#c9b98e'],
  [/doble cara/, '#f1eee4'],
  [/malla|papel/, '#f6f4ee'],
  [/precaución/, '#f0b400'],
  [/gris/, '#a3a8ab'],
  [/negra|autofundente/, '#232426'],
  [/roja/, '#b8201c'],
  [/verde/, '#1f7a43'],
];
const tape: Reader = (draft) => {
  const electric = says(draft, /aislar|autofundente/);
  const hex = TAPES.find(([words]) => says(draft, words))?.[1] ?? '#dcc68f';
  return { model: 'cinta', hex, size: 24, ...(electric && { kind: 'aislar' }) };
};

const COILS: readonly (readonly [RegExp, Look])[] = [
  [/ducto/, { model: 'cinta', hex: '#a3a8ab', size: 48 }],
  [/ptfe/, { model: 'cinta', kind: 'chica', hex: '#f6f4ee', size: 12 }],
  [/recocido/, { model: 'alambre', hex: '#5b5450' }],
  [/galvanizado/, { model: 'alambre', hex: '#b3b8bb' }],
  [/tubular/, { model: 'alambre', kind: 'carrete', hex: '#b98a5e' }],
];
const coil: Reader = (draft) =>
  COILS.find(([words]) => says(draft, words))?.[1] ?? { model: 'alambre', kind: 'carrete', hex: '#c9cdd0' };

const SHEETS: readonly (readonly [RegExp, Partial<Look>])[] = [
  [/aluminio/, { kind: 'aluminio', hex: '#c6c9cb', size: 14 }],
  [/membrana/, { kind: 'lisa', hex: '#3a3d40', size: 46 }],
  [/plástico/, { kind: 'lisa', hex: '#dfe7ea', size: 36 }],
  [/sombra/, { kind: 'malla', hex: '#2c4a38', size: 44 }],
  [/galvanizada/, { kind: 'malla', hex: '#b3b8bb', size: 46 }],
];
const sheet: Reader = (draft) => ({
  model: 'rollo',
  kind: 'malla',
  hex: '#ece7da',
  size: says(draft, /100 m/) ? 44 : 36,
  ...SHEETS.find(([words]) => says(draft, words))?.[1],
});

/** How the articles of the paint category look. */
export const paintLooks: Readonly<Record<string, Reader>> = {
  lata: vessel('lata', 1),
  galon: vessel('lata', 4),
  cubeta: vessel('cubeta'),
  aerosol: vessel('aerosol'),
  tambor: () => ({ model: 'tambor', hex: COLOURS.blanco.hex, text: 'BLANCO' }),
  solvente: solvent,
  cartucho: cartridge,
  brocha: (draft) => ({
    model: 'brocha',
    size: near(inches(draft, 2), [1, 4]),
    kind: kindOf(
      draft,
      [
        [/alambre/, 'alambre'],
        [/sintética/, 'sintetica'],
        [/económica/, 'economica'],
      ],
      'natural',
    ),
  }),
  rodillo: roller,
  espatula: (draft) => ({
    model: 'espatula',
    size: says(draft, /yeso/) ? 6 : 3,
    kind: says(draft, /yeso/) ? 'yeso' : 'flexible',
  }),
  cinta: tape,
  'cinta-masking': tape,
  'cinta-azul': tape,
  carrete: coil,
  rollo: sheet,
  saco: (draft) => ({
    model: 'saco',
    size: numberOf(draft, 'kg', 20),
    text: kindOf(
      draft,
      [
        [/imper/, 'CEMENTOSO'],
        [/boquilla/, 'BOQUILLA'],
      ],
      'ADHESIVO',
    ),
    hex: says(draft, /imper/) ? '#b0232a' : says(draft, /boquilla/) ? '#136c43' : '#1b5e9e',
  }),
};
