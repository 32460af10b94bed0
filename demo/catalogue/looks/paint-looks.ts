import { container, contentOf } from './container-looks.ts';
import { coil, sheet, tape } from './paint-roll-looks.ts';
import { cartridge, solvent } from './paint-tube-looks.ts';
import { inches, kindOf, near, type Reader, says } from './reading.ts';

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
  lata: container('lata'),
  galon: container('lata'),
  cubeta: container('cubeta'),
  aerosol: container('aerosol', 18),
  tambor: container('tambor'),
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
    content: contentOf(draft),
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
