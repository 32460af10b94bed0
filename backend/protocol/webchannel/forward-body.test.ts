import { expect, test } from 'vitest';
import { parseForwardBody, parseForwardBodySliced } from './forward-body.ts';

test('a handshake carries the headers in its body', () => {
  const headers = encodeURIComponent('X-Goog-Api-Client:gl-js/ fire/12.19.0\r\nAuthorization:Bearer a.b.c\r\n');
  const { headers: parsed, messages } = parseForwardBody(
    `headers=${headers}&count=1&ofs=0&req0___data__=%7B%22a%22%3A%22%C3%B1+%2B%22%7D`,
  );
  expect(parsed.get('authorization')).toBe('Bearer a.b.c');
  expect(messages).toEqual([{ id: 0, text: '{"a":"ñ +"}' }]);
});

test('messages are numbered from the offset', () => {
  const { messages } = parseForwardBody('count=3&ofs=5&req0___data__=1&req1_type=_badmap&req2___data__=3');
  expect(messages).toEqual([
    { id: 5, text: '1' },
    { id: 6, text: undefined },
    { id: 7, text: '3' },
  ]);
  expect(parseForwardBody('count=0').messages).toEqual([]);
  expect(parseForwardBody('').messages).toEqual([]);
});

test.for([
  'count=1&ofs=0',
  'count=x',
  'count=-1',
  'count=1&ofs=1e3&req0___data__=1',
  'count=9999',
  'count=1&req0___data__=%ff',
  'count=1&req0___data__=%',
])('is refused: %s', (body) => {
  expect(() => parseForwardBody(body)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});

test('a long message is decoded in parts, and none of them ends within a character', () => {
  const text = `${'ñ'.repeat(50_000)}${'a%+ 🔩'.repeat(40_000)}`;
  const work = parseForwardBodySliced(`count=1&ofs=7&req0___data__=${encodeURIComponent(text)}`);
  let steps = 0;
  let step = work.next();
  for (; step.done !== true; step = work.next()) steps += 1;
  expect(step.value.messages).toEqual([{ id: 7, text }]);
  // One before each part but the last.
  expect(steps).toBeGreaterThan(5);
});

test('the pairs of a form and the lines of its headers have a limit, and what is beyond is not read', () => {
  const refused = expect.objectContaining({ status: 'INVALID_ARGUMENT' });
  const form = (pairs: number) => `count=0&ofs=0${Array.from({ length: pairs - 2 }, (_, i) => `&k${i}=`).join('')}`;
  expect(parseForwardBody(form(4000)).messages).toEqual([]);
  expect(() => parseForwardBody(form(4001))).toThrow(refused);
  expect(() => parseForwardBody(`count=0&ofs=0${'&'.repeat(1 << 22)}`)).toThrow(refused);
  const headers = (lines: number) =>
    `count=0&ofs=0&headers=${encodeURIComponent(Array.from({ length: lines }, (_, i) => `k${i}:v`).join('\r\n'))}`;
  expect(parseForwardBody(headers(100)).headers.size).toBe(100);
  expect(() => parseForwardBody(headers(101))).toThrow(refused);
});
