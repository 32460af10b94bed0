import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { crc32c } from './crc32c.ts';

// The check value of the algorithm's catalogue is e3069283.
test.for([
  ['nothing', [], '00000000'],
  ['the nine digits', ['123456789'], 'e3069283'],
  ['the nine digits in pieces', ['1234', '', '56789'], 'e3069283'],
] as const)('of %s', async ([, pieces, expected]) => {
  const chunks = Readable.from(pieces.map((piece) => Buffer.from(piece)));
  expect(Buffer.from(await crc32c(chunks), 'base64').toString('hex')).toBe(expected);
});
