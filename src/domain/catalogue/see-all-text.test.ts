import { expect, test } from 'vitest';
import { seeAllText } from './see-all-text.ts';

test.each([
  ['Herramienta inalámbrica', 'Ver toda la herramienta inalámbrica'],
  ['Carpintería', 'Ver toda la carpintería'],
  ['Con cable', 'Ver toda la línea con cable'],
  ['Pinturas y esmaltes', 'Ver todas las pinturas y esmaltes'],
  ['Accesorios', 'Ver todos los accesorios'],
  ['Mayoreo', 'Ver todo el mayoreo'],
  ['Compresores', 'Ver toda la línea de compresores'],
  ['Sistemas de fijación', 'Ver toda la línea de sistemas de fijación'],
  ['Iluminación', 'Ver toda la línea de iluminación'],
  ['SDS Plus', 'Ver toda la línea de SDS Plus'],
])('%s: %s', (name, words) => {
  expect(seeAllText(name)).toBe(words);
});
