import type { ServedPage } from '#domain/catalogue/served-page.ts';
import { SEARCH_FIELD } from '#domain/site/query-fields.ts';
import { firstPaint } from '#mirror/after-first-paint.ts';
import { askFirst, firstAnswer } from '#search/search-process.ts';
import { codeAt, type ScreenCode, screenCode } from './pages.ts';
import { readServedPage } from './served-page.ts';

export interface FirstScreen {
  /** What the page was rendered from; `null` where it came empty. */
  readonly served: ServedPage | null;
  /** Which code it is in. */
  readonly code: ScreenCode;
  /** Resolves when it shows what it can without the whole catalogue, whose reading blocks the main thread. */
  readonly shown: Promise<void>;
}

/** Starts loading the code of the opened page and, for a search, asks the worker for the answer. */
export function openFirstScreen(at: Pick<Location, 'pathname' | 'search'>): FirstScreen {
  const { pathname, search } = at;
  const code = codeAt(pathname);
  const served = readServedPage(at);
  // A failure is shown where the screen is rendered.
  screenCode[code]().catch(() => {});
  // It shows all it can already, and the answer of a search came with it.
  if (served) return { code, served, shown: firstPaint() };
  return {
    code,
    served,
    shown: shownWithoutCatalogue(code, new URLSearchParams(search).get(SEARCH_FIELD)?.trim() ?? ''),
  };
}

function shownWithoutCatalogue(code: ScreenCode, query: string): Promise<void> {
  if (code === 'search' && query) {
    askFirst(query);
    return firstAnswer;
  }
  const needsCatalogue = code !== 'home' && code !== 'pages' && code !== 'search';
  return needsCatalogue ? Promise.resolve() : firstPaint();
}
