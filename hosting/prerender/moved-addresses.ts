import { oldWords } from '#domain/catalogue/old-words.ts';
import { resolveAddress } from '#domain/pages/resolve-address.ts';
import type { SiteCatalogue } from '#domain/pages/site-catalogue.ts';

/** A redirect as `firebase.json` holds it. */
export interface Redirect {
  /** A glob. */
  readonly source: string;
  readonly destination: string;
  readonly type: 301 | 302;
}

/** First segments that no folder of the catalogue has. A redirect goes before the files of the site, so it must leave them alone. */
const RESERVED = ['tutoriales', 'admin', 'login', 'assets', 'demo', 'icons', 'fonts', '__'];
/** Stands for a folder that nothing has, to ask where an address leads from anywhere. */
const ANYWHERE = '__';

/** What a slug or a folder is made of; another sign could have a meaning in a glob. */
const PLAIN = /^[\w-]+(?:\.[\w-]+)*$/;

/**
 * The redirects of what was renamed: old folders, labels under another folder than their own, and old slugs of labels and products. A product
 * under another label has none: each would need its own, and there may be ten thousand.
 */
export function movedAddresses(catalogue: SiteCatalogue): Redirect[] {
  const { categories, labels, byOldSlug, index } = catalogue;
  const folders = new Map<string, readonly string[]>();
  for (const { slug, carpeta } of labels) folders.set(slug, [...(folders.get(slug) ?? []), carpeta]);
  for (const slug of labels.flatMap(({ slugsAnteriores }) => oldWords(slugsAnteriores)))
    if (!folders.has(slug)) folders.set(slug, []);
  return [
    ...categories
      .flatMap(({ carpetasAnteriores }) => oldWords(carpetasAnteriores))
      .filter((old) => PLAIN.test(old))
      .flatMap((old) => redirect(`/${old}`, `/${old}`, catalogue)),
    // Before the next ones, which lead from any folder to the first of the labels that share a slug.
    ...categories.flatMap(({ carpetasAnteriores }) =>
      oldWords(carpetasAnteriores).flatMap((old) =>
        [...folders]
          .filter(([slug, own]) => own.length > 1 && [old, slug].every((word) => PLAIN.test(word)))
          .flatMap(([slug]) => redirect(`/${old}/${slug}`, `/${old}/${slug}`, catalogue)),
      ),
    ),
    ...[...folders]
      .filter(([slug, own]) => [slug, ...own].every((word) => PLAIN.test(word)))
      .flatMap(([slug, own]) => redirect(`/${except(own)}/${slug}`, `/${ANYWHERE}/${slug}`, catalogue)),
    ...[...byOldSlug.keys()]
      // One that a product has now would lead from that product's page to itself.
      .filter((slug) => PLAIN.test(slug) && !index.bySlug.has(slug))
      .flatMap((slug) => redirect(`/${except([])}/*/${slug}`, `/${ANYWHERE}/${ANYWHERE}/${slug}`, catalogue)),
  ];
}

const except = (folders: readonly string[]): string => `!(${[...RESERVED, ...folders].join('|')})`;

/** None where the address itself has a page, or leads nowhere. */
function redirect(source: string, address: string, catalogue: SiteCatalogue): Redirect[] {
  const answer = resolveAddress(address, '', catalogue);
  return answer.kind === 'moved' ? [{ source, destination: answer.to, type: 301 }] : [];
}
