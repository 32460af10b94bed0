import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutIva } from '#domain/kernel/iva.ts';
import { ALL, parsePercent, percentText, shareOf } from './percent.ts';
import { lineAmount, partsWithoutIva, quoteAmounts } from './quote-amounts.ts';

const points = fc.integer({ min: 0, max: ALL });
const line = fc.record({
  cantidad: fc.integer({ min: 1, max: 9999 }),
  precio: fc.integer({ min: 1, max: 1_000_000_000 }),
  descuento: fc.option(points, { nil: undefined }),
});

describe('a percentage', () => {
  test.each([
    ['10', 1000],
    ['12.5 %', 1250],
    [' 0.05', 5],
    ['0', 0],
    ['100', ALL],
    ['150', 15_000],
    ['', null],
    ['-5', null],
    ['10,5', null],
    ['diez', null],
    ['1.234', null],
  ])('%j is read as %j hundredths', (text, wanted) => expect(parsePercent(text)).toBe(wanted));

  test('is written as it is read', () => {
    fc.assert(
      fc.property(points, (one) => {
        expect(parsePercent(percentText(one))).toBe(one);
      }),
    );
  });

  test('of an amount is rounded half up, exactly, also where the product is larger than a double holds', () => {
    expect(shareOf(1, 5000)).toBe(1);
    expect(shareOf(1, 4999)).toBe(0);
    expect(shareOf(33_333, 1250)).toBe(4167);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 * 10_000_000_000 }), points, (amount, share) => {
        const exact = (BigInt(amount) * BigInt(share) + 5000n) / 10_000n;
        expect(BigInt(shareOf(amount, share))).toBe(exact);
      }),
    );
  });
});

describe('the amounts of a quotation', () => {
  test('take each line’s discount first, then the whole one, then add the freight, and break IVA out of the total', () => {
    const lineas = [
      { cantidad: 2, precio: 100_050, descuento: 1000 },
      { cantidad: 3, precio: 3333 },
    ];
    expect(lineAmount({ cantidad: 2, precio: 100_050, descuento: 1000 })).toBe(180_090);
    expect(quoteAmounts({ lineas, descuento: 500, flete: 25_000 })).toEqual({
      lines: 190_089,
      discount: 9504,
      freight: 25_000,
      total: 205_585,
      net: 177_228,
      iva: 28_357,
    });
  });

  test('are those of the lines alone where a quotation has neither discount nor freight, as the earlier ones', () => {
    expect(quoteAmounts({ lineas: [{ cantidad: 2, precio: 116_000 }] })).toEqual({
      lines: 232_000,
      discount: 0,
      freight: 0,
      total: 232_000,
      net: 200_000,
      iva: 32_000,
    });
  });

  test('are none without lines, and while a line has no price', () => {
    expect(quoteAmounts({ lineas: [], flete: 100 })).toBeNull();
    expect(quoteAmounts({ lineas: [{ cantidad: 1, precio: null }] })).toBeNull();
  });

  test('are whole centavos that add up, never negative, and nothing is left of a line at a hundred percent', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 60 }),
        points,
        fc.integer({ min: 0, max: 10_000_000 }),
        (lineas, descuento, flete) => {
          const amounts = quoteAmounts({ lineas, descuento, flete });
          if (!amounts) throw new Error('every line has a price');
          const { lines, discount, freight, total, net, iva } = amounts;
          for (const amount of Object.values(amounts)) {
            expect(Number.isSafeInteger(amount)).toBe(true);
            expect(amount).toBeGreaterThanOrEqual(0);
          }
          expect(lines - discount + freight).toBe(total);
          expect(net + iva).toBe(total);
          const parts = partsWithoutIva(amounts);
          expect(parts.lines - parts.discount + parts.freight).toBe(net);
          expect(Math.min(parts.lines, parts.discount, parts.freight)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(parts.lines - withoutIva(lines))).toBeLessThanOrEqual(1);
          expect(Math.abs(parts.discount - withoutIva(discount))).toBeLessThanOrEqual(1);
          for (const one of lineas) expect(lineAmount({ ...one, descuento: ALL })).toBe(0);
        },
      ),
    );
  });
});
