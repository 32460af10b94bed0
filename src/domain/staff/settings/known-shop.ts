import type { Product } from '#domain/catalogue/product.ts';

/** What the shop has now, for forms that name parts of it. `null` while it is not known: then nothing is called gone. */
export interface KnownShop {
  readonly products: ReadonlyMap<string, Product> | null;
  /** Where a button may lead: the pages of the site and of its categories. */
  readonly addresses: readonly { readonly href: string; readonly name: string }[] | null;
  /** `2026-11-28` */
  readonly today?: string;
}

export const unknownShop: KnownShop = { products: null, addresses: null };

/** An address as it is typed or chosen, or what is wrong with it. */
export function addressProblem(href: string, { addresses }: KnownShop): string | undefined {
  if (!/^\/(?!\/)[^\s<>"\\]*$/.test(href)) return 'Elige a dónde lleva.';
  return addresses && !addresses.some((known) => known.href === href)
    ? 'Esa página ya no existe: elige otra.'
    : undefined;
}
