import { expect, test } from 'vitest';
import { readPrice } from '#domain/price-import/amount.ts';
import { cellText } from '#domain/price-import/cell.ts';
import { claveText } from '#domain/price-import/clave-match.ts';
import { packOfPrice } from '#domain/price-import/units.ts';
import { formatKind, formattedNumber } from './number-format.ts';

const shown = (code: string, value = 5.5) => formattedNumber(value, formatKind(164, code));

for (const [code, text] of [
  ['[$USD] #,##0.00', 'USD 5.50'],
  ['[$USD-409]#,##0.00', 'USD 5.50'],
  ['"US$"#,##0.00', 'US$ 5.50'],
  ['"U.S. $" #,##0.00', 'U.S. $ 5.50'],
  ['[$€-2] #,##0.00', '€ 5.50'],
  ['#,##0.00 €', '5.50 €'],
  ['#,##0.00 "DLS"', '5.50 DLS'],
  ['#,##0.00"Dlls."', '5.50 Dlls.'],
  ['#,##0.00\\ "USD"', '5.50 USD'],
  ['\\U\\S\\D #,##0.00', 'USD 5.50'],
  ['_([$USD] * #,##0.00_);_([$USD] * \\(#,##0.00\\)', 'USD 5.50'],
  ['[$EUR] General', 'EUR 5.50'],
  ['[Red][>1]"USD" 0.0;0.0', 'USD 5.50'],
] as const)
  test(`a number of the format ${code} is not in pesos`, () => expect(shown(code)).toEqual({ kind: 'foreign', text }));

for (const code of [
  '[$$-409]#,##0.00',
  '[$$-80A]#,##0.00',
  '_-[$$-409]* #,##0.00_ ;',
  '[$MXN] #,##0.00',
  '"MX$"#,##0.00',
  '"$"#,##0.00',
  '#,##0.00 "M.N."',
  '[$-80A]#,##0.00',
  '[$-es-US]#,##0.00',
  '#,##0.00 "PZA"',
  '#,##0.00;"USD" 0',
  '"$"#,##0.00" MXN (no USD)"',
])
  test(`a number of the format ${code} stays a number`, () => expect(shown(code)).toBe(5.5));

test('dates, percentages and claves are told as before where the format also names a place or a currency', () => {
  expect(formatKind(164, '[$-409]d-mmm-yy')).toBe('date');
  expect(formatKind(164, '[$€-2] 0%')).toBe('percent');
  expect(shown('0000', 17)).toEqual({ kind: 'number', value: 17, text: '0017' });
});

test('a format that shows thousands divides what it shows, and one that separates them does not', () => {
  const shown = (code: string) => formattedNumber(1_234_500, formatKind(164, code));
  for (const code of ['#,##0.00,', '0,.00', '"$"#,##0.00,_);("$"#,##0.00,)', '0.0,"k"'])
    expect(shown(code)).toBe(1234.5);
  expect(shown('#,##0,,')).toBe(1.2345);
  for (const code of ['#,##0.00', '#,##0', '_-"$"* #,##0.00_-', '#,##0.00" c/u, neto"'])
    expect(shown(code)).toBe(1_234_500);
});

test('a format that says IVA or a pack beside its amount says it of the price', () => {
  const priceOf = (code: string, value = 100) => readPrice(shown(code, value), '.', 'incluido');
  expect(priceOf('"$"#,##0.00" + IVA"')).toEqual({ kind: 'price', centavos: 11_600 });
  expect(priceOf('#,##0.00\\ "más IVA"', 1234.567)).toEqual({ kind: 'price', centavos: 143_210 });
  expect(priceOf('"$"#,##0.00" IVA incluido"')).toEqual({ kind: 'price', centavos: 10_000 });
  expect(priceOf('"$"#,##0.00" x caja"')).toEqual({ kind: 'price', centavos: 10_000 });
  expect(packOfPrice(cellText(shown('"$"#,##0.00" x caja"')))).toBe('caja');
});

test('letters that a format writes before or behind the digits of a clave belong to the clave', () => {
  for (const [code, text] of [
    ['"TRU-"0', 'TRU-17'],
    ['\\T\\X\\-0', 'TX-17'],
    ['0"-B"', '17-B'],
    ['"TRU-"General', 'TRU-17'],
    ['"TRU-"#', 'TRU-17'],
  ] as const)
    expect(shown(code, 17), code).toEqual({ kind: 'number', value: 17, text });
  expect(shown('"TX-"000', 1234)).toEqual({ kind: 'number', value: 1234, text: 'TX-1234' });
  // A currency or a unit beside an amount is none.
  for (const code of ['"$"0', '"$" 0', '0" pza"', '0 "pzas."', '"MXN "0', '0.00" kg"']) {
    const cell = shown(code, 17);
    expect(cell === null || typeof cell === 'number' ? cell : cellText(cell), code).toBe(17);
  }
});

test('a format that shows no number shows what it shows, and what says more beside a number is kept with it', () => {
  expect(shown(';;;')).toBe(null);
  expect(shown('"Agotado"')).toBe('Agotado');
  expect(shown('"Agotado; pregunte"')).toBe('Agotado; pregunte');
  for (const [code, text] of [
    ['"desde $"0.00', 'desde $ 5.5'],
    ['0" x mil"', '5.5 x mil'],
    ['"c/100 "0', 'c/100 5.5'],
    ['0.00" aprox."', '5.5 aprox.'],
  ] as const)
    expect(shown(code), code).toEqual({ kind: 'number', value: 5.5, text, isNoted: true });
  for (const code of ['0.00;;;@', '@', '[Red]', '0;"agotado"', '0.00" pza."', '"$"0.00"/m"', '0.00"*"', '* 0.00'])
    expect(shown(code), code).toBe(5.5);
});

test('of the parts of a format that have conditions the one counts that holds for the number', () => {
  const code = '[>=100]"Consultar";0.00';
  expect([shown(code, 99), shown(code, 100)]).toEqual([99, 'Consultar']);
  expect([shown('[<1]"USD "0.00;0.00', 0.5), shown('[<1]"USD "0.00;0.00')]).toEqual([
    { kind: 'foreign', text: 'USD 0.50' },
    5.5,
  ]);
});

test('a clave is the number that a cell holds, whatever its format writes beside it', () => {
  expect(claveText(shown('"Art. "0', 17))).toBe('17');
});
