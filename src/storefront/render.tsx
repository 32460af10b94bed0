// The renderer of every public page, for servers: `vite build --ssr` makes one file of it, without dependencies.
import { renderToString } from 'react-dom/server';
import type { ServedList, ServedPage } from '#domain/catalogue/served-page.ts';
import { textOfPage } from '#domain/page-text/text-pages.ts';
import { describePage } from '#domain/pages/describe-page.ts';
import { pageNumber, pagesOf } from '#domain/pages/list-page.ts';
import { type Answered, STATUS } from '#domain/pages/page-address.ts';
import type { PageBuild, PageRequest, PageResponse, PrepareSearch } from '#domain/pages/render-page.ts';
import { resolveAddress } from '#domain/pages/resolve-address.ts';
import { profileWith, settingsForPage } from '#domain/settings/store-settings.ts';
import { PAGE_FIELD } from '#domain/site/query-fields.ts';
import { withoutTracking } from '#domain/site/tracking-fields.ts';
import { filesBase } from '#pictures/file-address.ts';
import { prepareSearch as prepareIndex } from '#search/search-here.ts';
import { App } from './App.tsx';
import { openServedPage } from './open-served-page.ts';
import { codeAt } from './pages.ts';
import { pageHtml } from './rendering/page-html.ts';
import { servePage } from './rendering/serve-page.ts';
import { withWholeCards } from './rendering/whole-cards.tsx';
import { loadEveryScreen } from './routes.tsx';

// Once, when the file is loaded: afterwards a page is rendered without waiting, so that two pages never share a store.
await loadEveryScreen();

/** The answer to an address. The same inputs give the same bytes. Throws when a screen fails; the host then sends the shell. */
export function renderPage({
  path,
  catalogue,
  menusRead,
  retired,
  settings,
  day,
  build,
  origin,
  files,
}: PageRequest): PageResponse {
  const at = path.indexOf('?');
  const pathname = at < 0 ? path : path.slice(0, at);
  const search = at < 0 ? '' : path.slice(at);
  const answer = resolveAddress(pathname, search.length > 1 ? search : '', catalogue, retired);
  if (answer.kind === 'moved') return { status: STATUS.moved, headers: { Location: answer.to }, body: '' };
  // The same page for everybody who comes by an advertisement.
  const query = withoutTracking(search).slice(1);
  const text = answer.kind === 'found' && answer.address.kind === 'page' ? textOfPage(answer.address.name) : null;
  const page = servePage(answer, { pathname, query }, catalogue, files, profileWith(settings).home);
  // How many pages a search has is known once it is answered.
  const isNowhere = answer.kind === 'found' && answer.address.kind === 'search' && isBeyond(query, page.list);
  const said: Answered = isNowhere ? { kind: 'unknown', path: pathname } : answer;
  const whole: ServedPage = {
    ...page,
    // Whoever has a part of the menus only reads them.
    ...(menusRead && page.labels === catalogue.labels && { read: menusRead }),
    settings: settings && settingsForPage(settings, text),
    day,
  };
  const { served, markup } = drawn(whole, pathname, query);
  const head = describePage(said, catalogue, { profile: profileWith(settings), origin, files: filesBase(files) });
  const body = pageHtml({ shell: build.shell, head, markup, served, ...stylesOf(pathname, build) });
  return { status: STATUS[said.kind], headers: { 'Content-Type': 'text/html; charset=utf-8' }, body };
}

/** The page, without the cards that cannot be rendered where there are any. Throws where a screen fails by itself. */
function drawn(served: ServedPage, pathname: string, query: string): { served: ServedPage; markup: string } {
  const markupOf = (page: ServedPage): string => {
    openServedPage(page);
    return renderToString(<App ssrPath={pathname} ssrSearch={query} />);
  };
  // React leaves a boundary whose content failed for the client to render.
  const isBroken = (markup: string): boolean => markup.includes('<!--$!-->');
  const markup = markupOf(served);
  if (!isBroken(markup)) return { served, markup };
  const rest = withWholeCards(served);
  const without = markupOf(rest);
  if (isBroken(without)) throw new Error(`${pathname}: a screen failed`);
  return { served: rest, markup: without };
}

/** Indexing ten thousand products takes seconds, in which a server would answer nobody: so a host does it in steps beforehand. */
export const prepareSearch: PrepareSearch = (catalogue) => prepareIndex(catalogue, catalogue.tutorials);

/** Whether a search is asked for a page that its list does not have. */
function isBeyond(query: string, list: ServedList | undefined): boolean {
  const page = pageNumber(new URLSearchParams(query).get(PAGE_FIELD) ?? undefined);
  return page === null || (list !== undefined && list.count > 0 && page > pagesOf(list.count));
}

function stylesOf(pathname: string, { screens }: PageBuild) {
  return screens[codeAt(pathname)] ?? { styles: [] };
}
