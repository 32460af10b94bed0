import { useSearchParams } from 'wouter';
import { pageNumber } from '#domain/pages/list-page.ts';
import { PAGE_FIELD } from '#domain/site/query-fields.ts';

/** The title of a list, with the number of its page after the first, as `describePage` gives it. */
export function useListTitle(name: string | undefined): string | undefined {
  const [search] = useSearchParams();
  const page = pageNumber(search.get(PAGE_FIELD) ?? undefined) ?? 1;
  return page > 1 ? `${name}, página ${page}` : name;
}
