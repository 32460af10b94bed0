import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** The MD5 of a file in base64, the digest that Cloud Storage tells of each of its files. */
export async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('base64');
}

export const md5OfBytes = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');
