import type { Asset } from '../hosting/asset.ts';

export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly asset: Asset;
}

/** Bytes kept in memory. */
const CACHE_SIZE = 48 << 20;

/** The pages of one state of the shop, the least recently asked for leaving first. A page of another state never answers. */
export class PageCache {
  #state = '';
  #size = 0;
  readonly #pages = new Map<string, CachedPage>();

  get(state: string, address: string): CachedPage | undefined {
    if (state !== this.#state) return undefined;
    const page = this.#pages.get(address);
    if (page === undefined) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, page);
    return page;
  }

  set(state: string, address: string, page: CachedPage): void {
    if (state !== this.#state) {
      this.#pages.clear();
      this.#size = 0;
      this.#state = state;
    }
    const replaced = this.#pages.get(address);
    this.#size += sizeOf(address, page) - (replaced === undefined ? 0 : sizeOf(address, replaced));
    this.#pages.set(address, page);
    for (const [oldest, leaving] of this.#pages) {
      if (this.#size <= CACHE_SIZE) break;
      this.#pages.delete(oldest);
      this.#size -= sizeOf(oldest, leaving);
    }
  }
}

/** Bytes of memory of an entry beside its texts. */
const PER_PAGE = 512;

/** A redirect has no body, but its address and destination are as long as the request made them. */
function sizeOf(address: string, { headers, asset }: CachedPage): number {
  return Object.values(headers).reduce((sum, value) => sum + value.length, PER_PAGE + address.length + asset.size);
}
