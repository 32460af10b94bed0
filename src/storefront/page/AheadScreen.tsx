import { Activity, type ReactNode, use, useCallback } from 'react';
import { Router } from 'wouter';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { UnseenContext } from './pressed-link.ts';

interface AheadScreenProps {
  readonly path: string;
  /** Whether it is still another page's turn. */
  readonly unseen: boolean;
  readonly children: ReactNode;
}

/**
 * A screen that may be rendered before its address is opened: its elements are made then, hidden and without effects, and shown as they are when the
 * link is followed. It reads its own address, because the window's is still that of the page before.
 */
export function AheadScreen({ path, unseen, children }: AheadScreenProps) {
  const ownPath = useCallback((): [string, typeof navigate] => [path, navigate], [path]);
  return (
    <Activity mode={unseen ? 'hidden' : 'visible'}>
      <UnseenContext value={unseen}>
        {/* oxlint-disable-next-line react/hooks -- the router calls it as a hook of its own. */}
        <Router hook={ownPath} searchHook={useOwnSearch}>
          {children}
        </Router>
      </UnseenContext>
    </Activity>
  );
}

/** Only links without a query are rendered ahead. */
function useOwnSearch(): string {
  const search = useSearch();
  return use(UnseenContext) ? '' : search;
}
