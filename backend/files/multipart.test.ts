import { expect, test } from 'vitest';
import { readMultipart } from './multipart.ts';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
const typeOf = async (head: string) =>
  (await readMultipart('multipart/related; boundary=b', once(`--b\r\n\r\n{}\r\n--b\r\n${head}\r\n\r\ndata\r\n--b--`)))
    .contentType;

test.for([
  ['Content-Type: image/png', 'image/png'],
  ['x: y\r\ncontent-type:image/png  \r\nz: w', 'image/png'],
  ['CONTENT-TYPE: \t text/plain; charset=utf-8\t', 'text/plain; charset=utf-8'],
  ['Content-Type:   ', undefined],
  ['X-Content-Type: image/png', undefined],
  ['', undefined],
] as const)('the type in «%s» is %s', async ([head, type]) => {
  expect(await typeOf(head)).toBe(type);
});

test('a head of blanks, as long as one may be, is read once and not once for each blank', async () => {
  const blanks = ' '.repeat(64_000);
  expect(await typeOf(`content-type:a${blanks}b`)).toBe(`a${blanks}b`);
  expect(await typeOf(`content-type:a${blanks}`)).toBe('a');
});

test('both heads together have a limit, with what goes before them', async () => {
  const filler = 'x'.repeat(30_000);
  const body = `${filler}\r\n--b\r\na: ${filler}\r\n\r\n{}\r\n--b\r\na: ${filler}\r\n\r\ndata\r\n--b--`;
  await expect(readMultipart('multipart/related; boundary=b', once(body))).rejects.toThrow('too large');
});
