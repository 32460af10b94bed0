import { expect, test } from 'vitest';
import { contentOf } from './can-content.ts';
import { materialName } from './materials.ts';

test.each([
  ['Pintura vinílica blanco 4 L galón', 'Pintura vinílica blanco'],
  ['Esmalte alquidálico blanco 1/4 L', 'Esmalte alquidálico blanco'],
  ['Barniz marino 1 1/2 litros', 'Barniz marino'],
  ['Sellador 1,000 ml', 'Sellador'],
  ['PINTURA VINILICA BLANCA 19 LTS CUBETA', 'PINTURA VINILICA BLANCA'],
  ['Pegazulejo gris 20 kgs', 'Pegazulejo gris'],
  ['Impermeabilizante 5 años rojo 19 L', 'Impermeabilizante 5 años rojo'],
  ['Pintura para tráfico', 'Pintura para tráfico'],
])('%s is one size of %s', (name, material) => {
  expect(materialName(name)).toBe(material);
});

test('a unit of sale that is no measure holds nothing that is known, whatever it is called', () => {
  expect(contentOf({ ficha: [], nombre: 'Pintura', unidad: 'litro' })).toEqual({ unit: 'L', size: 1000 });
  expect(contentOf({ ficha: [], nombre: 'Pintura', unidad: 'constructor' })).toBeNull();
});
