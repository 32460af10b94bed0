import { expect, test } from 'vitest';
import { beyondText, stepName } from './repair-labels.ts';

const of = (estado: 'autorizada' | 'reparada', autorizado: number) => ({
  estado,
  historial: [{ estado: 'autorizada' as const, por: 'ana@tienda.mx', en: 1, autorizado }],
});
const lineas = [{ cantidad: 1, precio: 48_000 }];

test('staff read what was authorised, what it comes to, and by which button they ask again; what is repaired is agreed on at the counter', () => {
  expect(beyondText(of('autorizada', 35_000), { lineas })).toBe(
    `El cliente autorizó $350.00 y el total ya es de $480.00. Pregúntale otra vez con «${stepName('autorizada', 'diagnostico')}».`,
  );
  expect(beyondText(of('reparada', 0), { lineas })).toBe(
    'El cliente autorizó que fuera sin costo y el total ya es de $480.00. Acuérdalo con él antes de entregarla.',
  );
  expect(beyondText(of('autorizada', 48_000), { lineas })).toBe('');
});
