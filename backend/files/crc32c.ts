/** Castagnoli's polynomial, its bits in reverse. */
const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) === 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

/** CRC-32C of what arrives, as Cloud Storage tells it: base64 of its four bytes, the highest first. */
export async function crc32c(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let sum = 0xffffffff;
  for await (const chunk of chunks) for (const byte of chunk) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return bytes.toString('base64');
}
