import { QUOTE_STATUS } from '#domain/quotes/status-link.ts';
import { useHash } from '../page/use-hash.ts';
import { SHARED_LIST } from '../paths.ts';
import { ListPage } from './ListPage.tsx';
import { isOwnAddress } from './list-address.ts';
import { SharedListPage } from './SharedListPage.tsx';
import { StatusPage } from './StatusPage.tsx';

/** One address for the visitor's own list, a shared list, and the status of a quotation. */
export function QuoteScreen() {
  const hash = `#${useHash()}`;
  if (hash.startsWith(SHARED_LIST) && !isOwnAddress(hash))
    return <SharedListPage fragment={hash.slice(SHARED_LIST.length)} />;
  if (hash.startsWith(QUOTE_STATUS)) return <StatusPage secreto={hash.slice(QUOTE_STATUS.length)} />;
  return <ListPage />;
}
