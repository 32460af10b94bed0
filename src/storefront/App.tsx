import '#ui/base.css';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { BareLayout } from './BareLayout.tsx';
import { BrokenScreen } from './page/BrokenScreen.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { openQuoteClient } from './quote-list/quote-actions.ts';
import { lateCode, prefetchScreens, Routes } from './routes.tsx';
import { Shell } from './Shell.tsx';
import { LateCodeContext } from './shell/late-parts.ts';
import { useAfterLoad } from './shell/use-after-load.ts';

/** Time after the load before other screens are prefetched. Prefetched earlier, their fifty files delayed a search by a third of a second. */
const SETTLED_MS = 2000;

// Safari has no requestIdleCallback.
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else work();
}

interface AppProps {
  /** The address to render where there is no browser, `/pinturas?orden=nombre`. */
  readonly ssrPath?: string;
  /** Its query, where the path has none. */
  readonly ssrSearch?: string;
}

/** Shown when the shell itself fails; the error of a screen is shown within the shell. */
function BrokenShell({ code }: { readonly code: string }) {
  return (
    <BareLayout>
      <BrokenScreen code={code} />
    </BareLayout>
  );
}

export function App({ ssrPath, ssrSearch }: AppProps) {
  useEffect(prefetchOnIntent, []);
  const isLoaded = useAfterLoad();
  useEffect(() => {
    if (!isLoaded) return undefined;
    // Offline or after a deploy this may fail. The code is requested again, and a failure shown, when it is needed.
    whenIdle(() => void openQuoteClient().catch(() => {}));
    const timer = setTimeout(() => whenIdle(() => void prefetchScreens().catch(() => {})), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  return (
    <Router {...(ssrPath !== undefined && { ssrPath })} {...(ssrSearch !== undefined && { ssrSearch })}>
      <LateCodeContext value={lateCode}>
        <ErrorBoundary Fallback={BrokenShell}>
          <Shell>
            <Routes />
          </Shell>
        </ErrorBoundary>
      </LateCodeContext>
    </Router>
  );
}
