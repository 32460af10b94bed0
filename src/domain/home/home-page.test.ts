import { expect, test } from 'vitest';
import { heroNote } from './home-page.ts';

test('a product that can be tried is said to be in the store, and on no days, because the owner chooses those', () => {
  expect(heroNote({ demostracion: true })).toMatch(/^En demostración(?!.*(?:lunes|martes|jueves|viernes|sábado))/);
});
