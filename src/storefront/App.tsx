import '#ui/base.css';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { exactSearch } from '#ui/exact-search.ts';
import { BareLayout } from './BareLayout.tsx';
import { BrokenScreen } from './page/BrokenScreen.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { lateCode, Routes } from './routes.tsx';
import { Shell } from './Shell.tsx';
import { LateCodeContext } from './shell/late-parts.ts';

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

  return (
    <Router
      {...exactSearch}
      {...(ssrPath !== undefined && { ssrPath })}
      {...(ssrSearch !== undefined && { ssrSearch })}
    >
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
