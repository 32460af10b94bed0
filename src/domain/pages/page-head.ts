import type { StructuredNode } from './structured-node.ts';

/** What a page says of itself to search engines, chats and the browser's tab. Addresses are absolute, texts are not escaped. */
export interface PageHead {
  readonly title: string;
  /** 50 to 160 characters, different for every page. */
  readonly description: string;
  /**
   * The one address of the page, without filters, order and tracking. Absent for what is a visitor's own: browsers share this address in place of
   * the one that is open.
   */
  readonly canonical?: string;
  /** Absent where search engines may list the page. */
  readonly robots?: string;
  /** Open Graph, and Twitter's own names (`twitter:…`), in order. */
  readonly openGraph: readonly (readonly [property: string, content: string])[];
  readonly jsonLd: readonly StructuredNode[];
  /** By language: `es-MX` and `x-default`. Empty for a page that search engines may not list. */
  readonly alternates: readonly (readonly [language: string, href: string])[];
  /** The page before and after this one of a long list. */
  readonly prev?: string;
  readonly next?: string;
}
