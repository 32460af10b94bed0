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
  useEffect(() => {
    // Offline or after a deploy a screen may not come; it is asked for again, and its absence told, when somebody goes there.
    const prefetch = (): void => void Promise.all([prefetchScreens(), openQuoteDesk()]).catch(() => {});
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(prefetch, { timeout: 4000 }) : undefined;
    const timer = idle === undefined ? setTimeout(prefetch, 2000) : undefined;
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle);
      clearTimeout(timer);
    };
  }, []);

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
