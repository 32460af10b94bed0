import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizePhone } from './normalize-phone.ts';
import { formatPhone, phoneHref } from './phone.ts';

describe('a telephone', () => {
  const national = fc.stringMatching(/^[2-9]\d{9}$/);
  const prefix = fc.constantFrom('', '+52', '+52 1', '(+52)', '52', '521', '01', '044', '045', '1', '0052', 'Tel. ');
  const gap = fc.constantFrom('', ' ', '-', '.', ' - ', ') ', '\u00a0');
  test('is read in any usual writing', () => {
    fc.assert(
      fc.property(national, prefix, gap, gap, (digits, start, one, two) => {
        const written = `${start} ${digits.slice(0, 2)}${one}${digits.slice(2, 6)}${two}${digits.slice(6)}`;
        expect(normalizePhone(written)).toBe(digits);
      }),
    );
  });
  test('is read as an address book copies it, between signs that nobody sees', () => {
    for (const copied of [
      '\u202a+52 81 1234 5678\u202c',
      '8112345678\u200b',
      '\u2066(81) 1234-5678\u2069',
      '\ufeff81 1234 5678',
    ])
      expect([copied, normalizePhone(copied)]).toEqual([copied, '8112345678']);
  });
  test.each([
    '',
    '81 1234 567',
    '81 1234 56789',
    '0112345678',
    '12345678901234',
    'llámame',
    '81123456x8',
    '+1 555 123 4567 8',
    '+1 956 123 4567',
    '＋1 956 123 4567',
    '(+1) 956 123 4567',
    '=81',
  ])('"%s" is none', (text) => expect(normalizePhone(text)).toBeNull());
  test('written with full-width digits is one too', () =>
    expect(normalizePhone('８１１２３４５６７８')).toBe('8112345678'));
  test('is ten digits or null for any input, and its written form reads the same', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\d ().-]{0,24}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const digits = normalizePhone(text);
        if (digits === null) return;
        expect(digits).toMatch(/^[2-9]\d{9}$/);
        expect(text.normalize('NFKC').replace(/\D/g, '').endsWith(digits)).toBe(true);
        expect(normalizePhone(formatPhone(digits))).toBe(digits);
        expect(normalizePhone(phoneHref(digits).slice('tel:'.length))).toBe(digits);
      }),
    );
  });
});
