import { contentOf, volumeOf } from './container-looks.ts';
import { type Reader, says } from './reading.ts';

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
  [/dos tiempos/, 'DOS TIEMPOS', '#136c43'],
  [/aceite/, 'ACEITE', '#202124'],
];

export const solvent: Reader = (draft) => {
  const [, text = '', hex = ''] = SOLVENTS.find(([words]) => says(draft, words)) ?? [];
  const content = contentOf(draft);
  const bottle = volumeOf(content) < 1 || says(draft, /aceite para/);
  return { model: 'solvente', text, hex, content, ...(bottle && { kind: 'frasco' }) };
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

export const cartridge: Reader = (draft) => {
  if (says(draft, /calafateadora inalámbrica/)) return { model: 'calafateadora', volts: 20 };
  if (says(draft, /calafateadora/)) return { model: 'pistola-calafateo' };
  if (says(draft, /epóxico/)) return { model: 'varios', kind: 'epoxico' };
  const [, text = 'SELLADOR', hex = '#f6f3ec'] = TUBES.find(([words]) => says(draft, words)) ?? [];
  return { model: 'cartucho', text, hex, content: contentOf(draft) };
};
