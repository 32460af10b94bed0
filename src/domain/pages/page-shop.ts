import type { StoreProfile } from '#domain/store-profile.ts';

/** What a page's description needs besides the catalogue: the store, and the addresses that the site is served under. */
export interface PageShop {
  readonly profile: StoreProfile;
  /** `https://tienda.mx`, without a slash at its end. */
  readonly origin: string;
  /** What stands before the path of an uploaded file: `/v0/b/tienda/o/` or the same at Google's address. */
  readonly files: string;
}
