import { diamond, disc } from './disc-readers.ts';
import { kindOf, near, numberOf, type Reader, says } from './reading.ts';
import { abrasive, bits, blade, driver, pieces } from './wear-readers.ts';

/** How what power tools wear out looks. */
export const wearLooks: Readonly<Record<string, Reader>> = {
  'disco-corte': disc,
  'disco-diamante': diamond,
  'disco-sierra': (draft) => ({
    model: 'disco-sierra',
    size: 10,
    count: numberOf(draft, 'dientes', 24),
    kind: kindOf(
      draft,
      [
        [/aluminio|acero/, 'aluminio'],
        [/melamina/, 'melamina'],
      ],
      'madera',
    ),
    text: `${numberOf(draft, 'dientes', 24)} DIENTES`,
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
};
