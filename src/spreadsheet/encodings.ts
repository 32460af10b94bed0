/** How the bytes of a text file are to be read, as the page offers them. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'cp850' | 'macintosh';

/** The upper half of code page 850, which DOS programs of the trade still write and no browser decodes. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The text of the bytes. A byte-order mark is not part of it. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, encoding: TextEncoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) {
    let part = '';
    for (const byte of bytes.subarray(at, at + 8192)) {
      part += byte < 128 ? String.fromCharCode(byte) : (CP850[byte - 128] ?? '');
    }
    parts.push(part);
  }
  return parts.join('');
}

/** The encoding of a text file: by its mark, by its zeros, by being valid UTF-8, else by which reading looks like Spanish. */
export function guessEncoding(bytes: Uint8Array<ArrayBuffer>): TextEncoding {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const zeros = zeroShares(bytes.subarray(0, 4096));
  if (zeros.odd > 0.3 && zeros.even < 0.05) return 'utf-16le';
  if (zeros.even > 0.3 && zeros.odd < 0.05) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  const sample = highSample(bytes);
  let best: TextEncoding = 'windows-1252';
  let most = spanishScore(decodeText(sample, best));
  for (const encoding of ['cp850', 'macintosh'] as const) {
    const score = spanishScore(decodeText(sample, encoding));
    if (score > most) {
      best = encoding;
      most = score;
    }
  }
  return best;
}

function zeroShares(bytes: Uint8Array): { odd: number; even: number } {
  let odd = 0;
  let even = 0;
  bytes.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2) odd += 1;
    else even += 1;
  });
  const half = Math.max(1, bytes.length / 2);
  return { odd: odd / half, even: even / half };
}

function isUtf8(bytes: Uint8Array<ArrayBuffer>): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // One character cut in half by a copy does not make a file of another encoding.
    const text = new TextDecoder('utf-8').decode(bytes);
    const broken = text.split('\uFFFD').length - 1;
    const whole = (text.match(/[áéíóúñüÁÉÍÓÚÑ°½¼¾]/g) ?? []).length;
    return broken <= 2 && whole >= 10;
  }
}

/** The surroundings of the first bytes beyond ASCII: the rest reads the same in every candidate. */
function highSample(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const picked: number[] = [];
  for (let at = 0; at < bytes.length && picked.length < 20_000; at += 1) {
    if ((bytes[at] ?? 0) < 128) continue;
    for (let near = Math.max(0, at - 2); near < Math.min(bytes.length, at + 3); near += 1)
      picked.push(bytes[near] ?? 32);
    picked.push(32);
    at += 2;
  }
  return Uint8Array.from(picked);
}

function spanishScore(text: string): number {
  const count = (pattern: RegExp): number => (text.match(pattern) ?? []).length;
  return (
    count(/[áéíóúñü]/g) * 3 +
    count(/[ÁÉÍÓÚÑÜ](?=[A-ZÁÉÍÓÚÑ\s])/g) * 3 +
    count(/(?<!\p{L})[ÁÉÍÓÚÑ](?=[a-z])/gu) * 3 +
    count(/[°º½¼¾®™“”’´×Ø¿¡–µ±²³]/g) -
    // `éTIL` is `ÚTIL` of another encoding.
    count(/[áéíóúñü](?=[A-Z])/g) * 4 -
    // A capital or a sign among small letters is an accented letter of another encoding.
    count(/(?<=[a-z])[^\p{ASCII}áéíóúñü](?=[a-z])/gu) * 4 -
    count(/[\u0080-\u009f─-▟]/g) * 5 -
    count(/[^\p{ASCII}áéíóúñüÁÉÍÓÚÑÜ°º½¼¾®™“”’´×Ø¿¡–µ±²³\u0080-\u009f─-▟]/gu) * 2
  );
}
