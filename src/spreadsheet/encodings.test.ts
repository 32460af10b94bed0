import { expect, test } from 'vitest';
import { decodeText, guessEncoding, type TextEncoding } from './encodings.ts';

/** Bytes of letters beyond ASCII in each encoding: Á, É, Ú, Ñ, á, ñ. */
const LETTERS: Readonly<Record<'windows-1252' | 'cp850' | 'macintosh', Readonly<Record<string, number>>>> = {
  'windows-1252': { Á: 0xc1, É: 0xc9, Ú: 0xda, Ñ: 0xd1, á: 0xe1, ñ: 0xf1 },
  cp850: { Á: 0xb5, É: 0x90, Ú: 0xe9, Ñ: 0xa5, á: 0xa0, ñ: 0xa4 },
  macintosh: { Á: 0xe7, É: 0x83, Ú: 0xf2, Ñ: 0x84, á: 0x87, ñ: 0x96 },
};
const WORDS = ['Ácido', 'ácido', 'ÚTIL', 'Ñandu', 'CAÑA', 'Piña', 'ELÉCTRICO', 'Éter'];

test.each(
  Object.keys(LETTERS).flatMap((encoding) => WORDS.map((word) => [encoding as keyof typeof LETTERS, word] as const)),
)('a list of %s whose only accented word is %s is read by it', (encoding, word) => {
  const line = `A-1,${word} 1/2,10.00`;
  const bytes = Uint8Array.from(
    `Clave,Nombre,Precio\r\n${line}\r\n`.split('').map((sign) => LETTERS[encoding][sign] ?? sign.charCodeAt(0)),
  );
  const guess: TextEncoding = guessEncoding(bytes);
  expect(decodeText(bytes, guess)).toContain(line);
});
