import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesFromRandomBytes, RANDOM_BYTES } from './folio.ts';

describe('the names of a quotation', () => {
  test('have the forms that the rules require, and differ for different random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: RANDOM_BYTES, maxLength: RANDOM_BYTES }), (bytes) => {
        const { folio, id, secreto } = namesFromRandomBytes(bytes);
        expect(folio).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(id).toMatch(/^[0-9A-Z]{24}$/);
        expect(secreto).toMatch(/^[0-9A-Z]{39}$/);
      }),
    );
    const zero = new Uint8Array(RANDOM_BYTES);
    for (let at = 0; at < RANDOM_BYTES; at += 1) {
      expect(namesFromRandomBytes(zero.with(at, 1)), `byte ${at}`).not.toEqual(namesFromRandomBytes(zero));
    }
    expect(() => namesFromRandomBytes(new Uint8Array(8))).toThrow(RangeError);
  });
});
