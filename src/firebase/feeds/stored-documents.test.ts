import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { plainFields, textToTimestamp, timestampToText } from './stored-documents.ts';

test('a time goes to text and back without losing a nanosecond, before 1970 too', () => {
  for (const [seconds, nanoseconds, text] of [
    [1_767_323_045, 123_456_789, '2026-01-02T03:04:05.123456789Z'],
    [0, 0, '1970-01-01T00:00:00.000000000Z'],
    [-1, 5, '1969-12-31T23:59:59.000000005Z'],
  ] as const) {
    const time = new Timestamp(seconds, nanoseconds);
    expect(timestampToText(time)).toBe(text);
    expect(textToTimestamp(text).isEqual(time)).toBe(true);
  }
});

test('a time without nine digits is the same time', () => {
  expect(textToTimestamp('2026-01-02T03:04:05Z').nanoseconds).toBe(0);
  expect(textToTimestamp('2026-01-02T03:04:05.5Z').nanoseconds).toBe(500_000_000);
});

test('times become text however deep they are; what is no plain value stays for the parser to refuse', () => {
  const odd = new URL('https://tienda.mx');
  const time = new Timestamp(0, 0);
  const text = timestampToText(time);
  expect(plainFields({ a: time, b: [{ c: time }], d: { e: [time, 1] }, f: null, g: odd })).toEqual({
    a: text,
    b: [{ c: text }],
    d: { e: [text, 1] },
    f: null,
    g: odd,
  });
});
