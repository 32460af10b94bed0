import type { SearchEntry } from '#domain/search/search-entry.ts';
import { type PageName, pageKeywords, pages } from '#domain/site/pages.ts';

/** The entries of the site's pages and of the parts of pages that have keywords of their own. Their ids are their addresses. */
export const PAGE_ENTRIES: readonly SearchEntry[] = Object.entries(pageKeywords).flatMap(([name, topics]) => {
  const page = pages[name as PageName];
  return topics.map(({ part, query, title = page.title, keywords }) => ({
    id: page.path + (query ? `?${query}` : '') + (part ? `#${part}` : ''),
    kind: 'page' as const,
    title,
    keywords: keywords.split(', '),
  }));
});
