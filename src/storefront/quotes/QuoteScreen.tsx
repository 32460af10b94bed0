import { useEffect, useRef } from 'react';
import { QUOTE_STATUS } from '#domain/quotes/status-link.ts';
import { isLinkNavigation } from '../page/navigation-kind.ts';
import { useHash } from '../page/use-hash.ts';
import { SHARED_LIST } from '../paths.ts';
import { ListPage } from './ListPage.tsx';
import { isOwnAddress } from './list-address.ts';
import { SharedListPage } from './SharedListPage.tsx';
import { StatusPage } from './StatusPage.tsx';

/** One address for the visitor's own list, a shared list, and the status of a quotation. */
export function QuoteScreen() {
  const hash = `#${useHash()}`;
  const isStatus = hash.startsWith(QUOTE_STATUS);
  const isShared = hash.startsWith(SHARED_LIST) && !isOwnAddress(hash);
  useTopOf(isStatus || isShared ? hash : '');
  if (isShared) return <SharedListPage fragment={hash.slice(SHARED_LIST.length)} />;
  if (isStatus) return <StatusPage secreto={hash.slice(QUOTE_STATUS.length)} />;
  return <ListPage />;
}

/** Does for pages that differ in their fragment alone what the shell does for those with paths: begins at the top, with the focus on the heading. */
function useTopOf(page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isLinkNavigation()) scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page]);
}
