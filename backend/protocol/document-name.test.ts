import { expect, test, vi } from 'vitest';
import { checkId, parseResourceName } from './document-name.ts';

const BASE = 'projects/p/databases/d/documents';
const refused = expect.objectContaining({ status: 'INVALID_ARGUMENT' });

test('a name has at most 6 kB, and an id 1,500 bytes', () => {
  const id = 'a'.repeat(1500);
  expect(parseResourceName(`${BASE}/c/${id}`).path).toBe(`c/${id}`);
  expect(() => checkId(`${id}a`)).toThrow(refused);
  expect(() => checkId('日'.repeat(501))).toThrow(refused);
  expect(() => parseResourceName(`${BASE}/c/${`${id}/`.repeat(5)}a`)).toThrow(refused);
});

test('a numeric id is written in one way only, because two ids of one number would have the same place in every order', () => {
  for (const number of ['7', '-7', '9223372036854775807', '-9223372036854775808'])
    expect(parseResourceName(`${BASE}/c/__id${number}__`).path).toBe(`c/__id${number}__`);
  for (const number of ['07', '0', '-0', '-07', '9223372036854775808', '-9223372036854775809', '1'.repeat(40)])
    expect(() => checkId(`__id${number}__`), number).toThrow(refused);
});

test('a name that is too long is refused before it is split', () => {
  const split = vi.spyOn(String.prototype, 'split');
  expect(() => parseResourceName(`${BASE}/${'a/'.repeat(3100)}a`)).toThrow(refused);
  expect(split).not.toHaveBeenCalled();
  split.mockRestore();
});

test('a refusal repeats little of what was sent', () => {
  for (const name of ['x'.repeat(6000), `${BASE}/__${'x'.repeat(1400)}__/a`]) {
    const message = (): string => {
      try {
        parseResourceName(name);
        return 'accepted';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(message().length).toBeLessThan(250);
    expect(message()).toMatch(/…$/);
  }
});
