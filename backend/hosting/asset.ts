import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-type.ts';

export type Encoding = 'identity' | 'br' | 'gzip';

export interface Representation {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

/** Smaller files fit in one packet anyway. */
const WORTH_COMPRESSING = 1024;
/** Fast enough to compress during a request; the build may provide better compressed files beside the file. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** A file of the site, or a page that was made, read once, in the encodings that have been asked for so far. */
export class Asset {
  readonly contentType: string;
  readonly modified: number;
  readonly body: Buffer;
  readonly #file: string | undefined;
  readonly #hash: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  /** @param source its file on disk, beside which compressed ones may be; or the type of content that was made. */
  constructor(source: { readonly file: string } | { readonly contentType: string }, body: Buffer, modified = 0) {
    this.#file = 'file' in source ? source.file : undefined;
    this.body = body;
    this.modified = modified;
    this.contentType = 'file' in source ? contentTypeOf(source.file) : source.contentType;
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  }

  /** Bytes kept in memory, roughly: for the cache's limit. */
  get size(): number {
    return this.body.length * 1.5;
  }

  get isCompressible(): boolean {
    return this.body.length >= WORTH_COMPRESSING && isCompressible(this.contentType);
  }

  async representation(encoding: Encoding): Promise<Representation> {
    if (encoding === 'identity') return { body: this.body, encoding, etag: `"${this.#hash}"` };
    const body = this.#encoded.get(encoding) ?? this.#encode(encoding);
    this.#encoded.set(encoding, body);
    return { body: await body, encoding, etag: `"${this.#hash}-${encoding}"` };
  }

  async #encode(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const beside = this.#file && `${this.#file}.${encoding === 'br' ? 'br' : 'gz'}`;
    const prepared = beside ? await stat(beside).catch(() => undefined) : undefined;
    // An older one belongs to an earlier build.
    const isCurrent = prepared?.isFile() === true && prepared.mtimeMs >= this.modified;
    // One that cannot be read is made here: this answer is remembered, and its failure would be that of every later request.
    const read = beside && isCurrent ? await readFile(beside).catch(() => undefined) : undefined;
    if (read) return read;
    return encoding === 'br' ? promisify(brotliCompress)(this.body, BROTLI_OPTIONS) : promisify(gzip)(this.body);
  }
}
