import { firstPaint } from '#mirror/after-first-paint.ts';
import { askFirst, firstAnswer } from '#search/search-process.ts';
import { paths, SEARCH_FIELD } from './paths.ts';

/** The screens that a visit may begin with; the home page is in the first load. Asked for twice they come once. */
export const screenCode = {
  catalogue: () => import('./catalogue/catalogue-screens.ts'),
  search: () => import('./search/SearchScreen.tsx'),
  page: () => import('./pages/PageScreen.tsx'),
} as const;

export const pagePaths = [
  paths.about,
  paths.advantages,
  paths.howToBuy,
  paths.questions,
  paths.contact,
  paths.privacy,
  paths.terms,
] as const;

export interface FirstScreen {
  /** Which code it is in; `null` for the first load. */
  readonly code: keyof typeof screenCode | null;
  /** It shows what it can without the whole catalogue, whose reading holds the page's thread. */
  readonly shown: Promise<void>;
}

/** Asks for the code of the page that was opened; for a search's answer along with it. */
export function openFirstScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): FirstScreen {
  const first = firstScreen(pathname, new URLSearchParams(search).get(SEARCH_FIELD)?.trim() ?? '');
  // What is lost is told where it is rendered.
  if (first.code) screenCode[first.code]().catch(() => {});
  return first;
}

function firstScreen(pathname: string, query: string): FirstScreen {
  if (pathname === paths.search) {
    if (query) askFirst(query);
    return { code: 'search', shown: query ? firstAnswer : firstPaint() };
  }
  if (pathname === paths.home) return { code: null, shown: firstPaint() };
  if (pagePaths.some((at) => at === pathname)) return { code: 'page', shown: firstPaint() };
  return { code: 'catalogue', shown: Promise.resolve() };
}
