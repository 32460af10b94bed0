import { COLOURS, type Colour } from '../colours.ts';
import { coil, sheet, tape } from './paint-roll-looks.ts';
import { cartridge, solvent } from './paint-tube-looks.ts';
import { inches, kindOf, near, numberOf, type Reader, says } from './reading.ts';

/** A vessel in the colour that it holds. The picture's name ends with the colour. */
const vessel =
  (model: string, size?: number): Reader =>
  (draft) => {
    const colour = draft.picture.slice(draft.picture.indexOf('-') + 1) as Colour;
    const { hex, name } = COLOURS[colour];
    return { model, hex, text: name, ...(size !== undefined && { size }) };
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
