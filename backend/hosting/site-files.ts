import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Asset } from './asset.ts';
import { statFile } from './stat-file.ts';

/** Bytes of files kept in memory. */
const CACHE_SIZE = 64 << 20;

/** The files of the built site, by address. A file that changes on disk is read again. */
export class SiteFiles {
  readonly #root: string;
  readonly #isIgnored: (pathname: string) => boolean;
  /** Least recently used first. */
  readonly #cache = new Map<string, Asset>();
  #cached = 0;

  constructor(root: string, isIgnored: (pathname: string) => boolean) {
    this.#root = path.resolve(root);
    this.#isIgnored = isIgnored;
  }

  /** The file at a decoded address, or undefined when there is none, or none that may be served. */
  async find(pathname: string): Promise<Asset | undefined> {
    if (pathname.endsWith('/') || this.#isIgnored(pathname)) return undefined;
    const file = path.join(this.#root, pathname);
    // Addresses with `..` were refused before; this is a second check against files outside the site.
    if (!file.startsWith(this.#root + path.sep)) return undefined;
    const found = statFile(file);
    if (found?.isFile() !== true) return undefined;
    const known = this.#cache.get(file);
    if (known !== undefined) this.#drop(file, known);
    const isFresh = known?.modified === found.mtimeMs && known.body.length === found.size;
    const asset = known !== undefined && isFresh ? known : new Asset({ file }, await readFile(file), found.mtimeMs);
    this.#keep(file, asset);
    return asset;
  }

  #keep(file: string, asset: Asset): void {
    // Two requests may have read it side by side.
    const other = this.#cache.get(file);
    if (other !== undefined) this.#drop(file, other);
    this.#cache.set(file, asset);
    this.#cached += asset.size;
    for (const [oldest, old] of this.#cache) {
      if (this.#cached <= CACHE_SIZE) break;
      this.#drop(oldest, old);
    }
  }

  #drop(file: string, asset: Asset): void {
    if (this.#cache.delete(file)) this.#cached -= asset.size;
  }
}
