import { Activity, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useExactSearch } from '#ui/exact-search.ts';
import css from './AheadScreen.module.css';
import { UnseenContext } from './pressed-link.ts';

interface AheadScreenProps {
  readonly path: string;
  /** Whether it is still another page's turn. */
  readonly unseen: boolean;
  readonly children: ReactNode;
}

/**
 * A screen that may be rendered before its address is opened: its elements are made then, unseen and without effects, and shown as they are when the
 * link is followed. It reads its own address, because the window's is still that of the page before.
 */
export function AheadScreen({ path, unseen, children }: AheadScreenProps) {
  const ownPath = useCallback((): [string, typeof navigate] => [path, navigate], [path]);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (unseen && place.current ? keepLaidOut(place.current) : undefined), [unseen]);
  return (
    <div ref={place} className={unseen ? css['unseen'] : undefined} aria-hidden={unseen || undefined}>
      <Activity mode={unseen ? 'hidden' : 'visible'}>
        <div>
          <UnseenContext value={unseen}>
            {/* oxlint-disable-next-line react/hooks -- the router calls it as a hook of its own. */}
            <Router hook={ownPath} searchHook={useOwnSearch}>
              {children}
            </Router>
          </UnseenContext>
        </div>
      </Activity>
    </div>
  );
}

/**
 * React hides what an `Activity` renders by `display: none`, so that its styles and layout would wait for the click. It is taken off while the press
 * lasts; the place around it hides it too, from a screen reader by `aria-hidden`.
 */
function keepLaidOut(place: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const style = place.firstElementChild?.getAttribute('style');
    if (style) place.firstElementChild?.removeAttribute('style');
  });
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
}

/** Only links without a query are rendered ahead. */
function useOwnSearch(): string {
  const search = useExactSearch();
  return use(UnseenContext) ? '' : search;
}
