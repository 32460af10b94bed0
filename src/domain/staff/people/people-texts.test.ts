import { describe, expect, it } from 'vitest';
import { disputedText } from './people-texts.ts';

const line = { producto: '0olw7j3', clave: '', nombre: 'Pieza A', cantidad: 2, nota: '', precio: 10_000 };

describe('a value that two people changed', () => {
  it('of the lines names what the form shows of each, and no stored name', () => {
    const lines = [
      line,
      { ...line, clave: 'TZ-20', nombre: 'Taladro', precio: null, nota: 'En obra' },
      { ...line, descuento: 1250 },
    ];
    expect(disputedText('cotizaciones', 'lineas', lines).split('\n')).toEqual([
      '2 × Pieza A: $100.00',
      '2 × Taladro (TZ-20): sin precio. Nota: En obra',
      '2 × Pieza A: $100.00, descuento 12.5 %',
    ]);
    expect(disputedText('reparaciones', 'lineas', [])).toBe('(ninguna)');
  });

  it('of an amount, a state or a day has its unit or its words', () => {
    expect(disputedText('cotizaciones', 'descuento', 500)).toBe('5 %');
    expect(disputedText('cotizaciones', 'flete', 35_000)).toBe('$350.00');
    expect(disputedText('cotizaciones', 'flete', undefined)).toBe('(vacío)');
    expect(disputedText('cotizaciones', 'estado', 'en-revision')).toBe('En revisión');
    expect(disputedText('cotizaciones', 'vigencia', '2026-12-05')).toBe('5\u00a0dic\u00a02026');
    expect(disputedText('productos', 'precio', 14_900)).toBe('$149.00');
  });
});
