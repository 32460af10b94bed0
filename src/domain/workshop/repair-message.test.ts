import { expect, test } from 'vitest';
import { emptyRepair } from './repair-form.ts';
import { repairMessage } from './repair-message.ts';
import { REPAIR_STATES, type RepairState } from './repair-state.ts';

const TODAY = '2026-11-23';
const LABOUR = { producto: '', clave: '', nombre: 'Mano de obra', cantidad: 1, nota: 'interna', precio: 35_000 };
const data = {
  ...emptyRepair,
  nombre: 'Ana Pérez',
  articulo: 'Rotomartillo',
  marca: 'TENAZ',
  modelo: 'RH20',
  serie: 'SN-778',
  notas: 'Cliente con prisa',
  lineas: [],
};

test.each(REPAIR_STATES)(
  'the message of «%s» greets, says the news and ends with the link, without internal notes',
  (estado) => {
    const looked = { ...data, diagnostico: 'Carbones gastados', lineas: [LABOUR] };
    const text = repairMessage({
      store: 'La Fragua',
      folio: 'T-1',
      estado,
      data: looked,
      hasta: '2026-12-23',
      today: TODAY,
      link: 'https://x/r',
    });
    expect(text).toMatch(/^Hola Ana, te escribimos de La Fragua\.\n/);
    expect(text).toContain('Rotomartillo TENAZ RH20');
    expect(text.endsWith('Folio T-1. Consulta cómo va: https://x/r')).toBe(true);
    expect(text).not.toMatch(/prisa|SN-778|interna/);
    if (estado === 'diagnostico' || estado === 'reparada') expect(text).toContain('$350.00');
  },
);

test('a day that has passed is not promised any more, and one until which the article was kept is not said as one to come', () => {
  const said = (estado: RepairState, today: string) =>
    repairMessage({
      store: 'La Fragua',
      folio: 'T-1',
      estado,
      data: { ...data, lineas: [LABOUR], promesa: '2026-11-22' },
      hasta: '2026-11-22',
      today,
      link: 'https://x/r',
    });
  for (const estado of ['autorizada', 'en-reparacion'] as const) {
    expect(said(estado, '2026-11-22')).toContain('Lo esperamos listo el 22\u00a0nov\u00a02026');
    expect(said(estado, TODAY)).not.toContain('Lo esperamos');
    expect(said(estado, TODAY)).toContain('Lo esperábamos listo el 22\u00a0nov\u00a02026 y nos atrasamos');
  }
  expect(said('reparada', '2026-11-22')).toContain('Te lo guardamos hasta el 22\u00a0nov\u00a02026.');
  expect(said('reparada', TODAY)).toContain('y ese plazo ya venció');
});
