import type { Look } from './look.ts';
import { type Reader, says } from './reading.ts';

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

export const tape: Reader = (draft) => {
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

export const coil: Reader = (draft) =>
  COILS.find(([words]) => says(draft, words))?.[1] ?? { model: 'alambre', kind: 'carrete', hex: '#c9cdd0' };

const SHEETS: readonly (readonly [RegExp, Partial<Look>])[] = [
  [/aluminio/, { kind: 'aluminio', hex: '#c6c9cb', size: 14 }],
  [/membrana/, { kind: 'lisa', hex: '#3a3d40', size: 46 }],
  [/plástico/, { kind: 'lisa', hex: '#dfe7ea', size: 36 }],
  [/sombra/, { kind: 'malla', hex: '#2c4a38', size: 44 }],
  [/galvanizada/, { kind: 'malla', hex: '#b3b8bb', size: 46 }],
];

export const sheet: Reader = (draft) => ({
  model: 'rollo',
  kind: 'malla',
  hex: '#ece7da',
  size: says(draft, /100 m/) ? 44 : 36,
  ...SHEETS.find(([words]) => says(draft, words))?.[1],
});
