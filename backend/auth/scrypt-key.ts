import { scrypt } from 'node:crypto';

export interface HashCost {
  /** scrypt's N: a power of two. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** scrypt in Node's thread pool. */
export function scryptKey(password: string, salt: Buffer, { n, r, p }: HashCost, bytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, bytes, { N: n, r, p, maxmem: 256 * n * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
