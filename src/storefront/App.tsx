import '#ui/base.css';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { BareLayout } from './BareLayout.tsx';
import { lateCode, prefetchScreens, Routes } from './routes.tsx';
import { Shell } from './Shell.tsx';
import { BrokenScreen } from './shared/BrokenScreen.tsx';
import { LateCodeContext } from './shared/late-parts.ts';
import { openQuoteDesk } from './shared/quote-actions.ts';
import { startTagManager } from './tag-manager.ts';
import { useAfterLoad } from './use-after-load.ts';

/** A loaded page is still reading its catalogue, and idle in between: fifty files fetched then made a search wait for a third of a second. */
const SETTLED_MS = 2000;

// Safari has no requestIdleCallback.
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else work();
}

interface AppProps {
  /** The address to render where there is no browser, `/pinturas?orden=nombre`. */
  readonly ssrPath?: string;
}

/** A screen's own error stays within the shell; this one is the shell's. */
function BrokenShell({ code }: { readonly code: string }) {
  return (
    <BareLayout>
      <BrokenScreen code={code} />
    </BareLayout>
  );
}

export function App({ ssrPath }: AppProps) {
  useEffect(startTagManager, []);
  const isLoaded = useAfterLoad();
  useEffect(() => {
    if (!isLoaded) return undefined;
    // Offline or after a deploy code may not come; it is asked for again, and its absence told, when somebody needs it.
    whenIdle(() => void openQuoteDesk().catch(() => {}));
    const timer = setTimeout(() => whenIdle(() => void prefetchScreens().catch(() => {})), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
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
