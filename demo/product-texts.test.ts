import { expect, test } from 'vitest';
import { checkDigitOf } from '#domain/kernel/barcode.ts';
import { claves, products, repeated } from './parsed-catalogue.ts';

test('more than half have a barcode that is valid and unique', () => {
  const codes = products.flatMap(({ codigoBarras }) => codigoBarras ?? []);
  expect(codes.length / products.length).toBeGreaterThan(0.4);
  expect(codes.length).toBeLessThan(products.length);
  expect(repeated(codes)).toEqual([]);
  expect(codes.filter((code) => !/^20\d{11}$/.test(code) || checkDigitOf(code) !== Number(code.at(-1)))).toEqual([]);
});

test('sheets have rows, and no line breaks between a number and its unit', () => {
  const loose =
    /\d (?:V|W|A|Ah|Nm|kg|g|mm|cm|m|m²|m²\/L|L|ml|HP|PSI|rpm|opm|ipm|cpm|J|Hz|°C|h|min|años|meses|piezas|lm|dB|%)(?![\p{L}\p{N}])/u;
  for (const { clave, ficha } of products) {
    expect(ficha.length, clave).toBeGreaterThanOrEqual(4);
    expect(ficha.length, clave).toBeLessThanOrEqual(10);
    expect(
      ficha.filter(({ nombre, valor }) => nombre === '' || valor === '' || loose.test(valor)),
      clave,
    ).toEqual([]);
    expect(repeated(ficha.map(({ nombre }) => nombre)), clave).toEqual([]);
  }
});

test('a tool that names its battery says the same on its sheet', () => {
  const cordless = products.filter(({ unicID }) => unicID === '0');
  const contradicted = cordless.filter(({ nombre, ficha }) => {
    const named = /(\d+) V\b/.exec(nombre)?.[1];
    return named !== undefined && ficha.find(({ nombre: row }) => row === 'Voltaje')?.valor !== `${named}\u00a0V`;
  });
  expect(claves(contradicted)).toEqual([]);
});
