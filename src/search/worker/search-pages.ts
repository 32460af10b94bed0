import type { SearchEntry } from '#domain/search/search-entry.ts';
import { type PageName, pageKeywords, pages } from '#domain/site/pages.ts';

/** The site's pages, and those of their parts that are asked for by name. Their ids are their addresses. */
export const PAGE_ENTRIES: readonly SearchEntry[] = Object.entries(pageKeywords).flatMap(([name, topics]) => {
  const page = pages[name as PageName];
  return topics.map(({ part, title = page.title, keywords }) => ({
    id: part ? `${page.path}#${part}` : page.path,
    kind: 'page' as const,
    title,
    keywords: keywords.split(', '),
  }));
});
