import { escapeMarkup } from './escape-markup.ts';
import type { PageHead } from './page-head.ts';
import { structuredText } from './structured-node.ts';

const tag = (name: string, attributes: readonly (readonly [string, string])[]): string =>
  `<${name}${attributes.map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`).join('')}>`;
const meta = (key: 'name' | 'property', name: string, content: string): string =>
  tag('meta', [
    [key, name],
    ['content', content],
  ]);
const link = (rel: string, href: string, hreflang?: string): string =>
  tag('link', [['rel', rel], ...(hreflang ? [['hreflang', hreflang] as const] : []), ['href', href]]);

/** The elements of a head, each on a line, for a page's `<head>`. A text of the catalogue stays text, whatever is in it. */
export function headHtml(head: PageHead): string {
  const { title, description, canonical, robots, openGraph, jsonLd, alternates, prev, next } = head;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    ...(robots ? [meta('name', 'robots', robots)] : []),
    ...(canonical ? [link('canonical', canonical)] : []),
    ...alternates.map(([language, href]) => link('alternate', href, language)),
    ...(prev ? [link('prev', prev)] : []),
    ...(next ? [link('next', next)] : []),
    ...openGraph.map(([name, content]) => meta(name.startsWith('twitter:') ? 'name' : 'property', name, content)),
    ...(jsonLd.length > 0 ? [`<script type="application/ld+json">${structuredText(jsonLd)}</script>`] : []),
  ].join('\n');
}
