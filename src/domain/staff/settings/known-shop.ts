import type { Product } from '#domain/catalogue/product.ts';

/** What the shop has now, for forms that name parts of it. `null` while it is not known: then nothing is called gone. */
export interface KnownShop {
  readonly products: ReadonlyMap<string, Product> | null;
  /** Where a button may lead: the pages of the site and of its categories. */
  readonly addresses: readonly KnownAddress[] | null;
  /** `2026-11-28` */
  readonly today?: string;
}

/** A page that a button may lead to. */
export interface KnownAddress {
  readonly href: string;
  readonly name: string;
  /** The addresses that it had, which still lead to it. */
  readonly earlier?: readonly string[];
  /** Whether it is there and yet offered to nobody, as the page of a hidden category. */
  readonly isHidden?: boolean;
}

/** The page that an address leads to: where none has it now, the one that had it. */
export const addressAt = (addresses: readonly KnownAddress[], href: string): KnownAddress | undefined =>
  addresses.find((known) => known.href === href) ?? addresses.find(({ earlier }) => earlier?.includes(href));

export const unknownShop: KnownShop = { products: null, addresses: null };

/** An address as it is typed or chosen, or what is wrong with it. */
export function addressProblem(href: string, { addresses }: KnownShop): string | undefined {
  if (!/^\/(?!\/)[^\s<>"\\]*$/.test(href)) return 'Elige a dónde lleva.';
  return addresses && !addressAt(addresses, href) ? 'Esa página ya no existe: elige otra.' : undefined;
}
