import '#ui/base.css';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { prefetchScreens, Routes, suggestions } from './routes.tsx';
import { Shell } from './Shell.tsx';
import { SuggestionsContext, type SuggestionsProps } from './shared/suggestions.ts';

const renderSuggestions = (props: SuggestionsProps) => <suggestions.Screen {...props} />;

interface AppProps {
  /** The address to render where there is no browser, `/pinturas?orden=nombre`. */
  readonly ssrPath?: string;
}

export function App({ ssrPath }: AppProps) {
  useEffect(() => {
    // Offline or after a deploy a screen may not come; it is asked for again, and its absence told, when somebody goes there.
    const prefetch = (): void => void prefetchScreens().catch(() => {});
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(prefetch, { timeout: 4000 }) : undefined;
    const timer = idle === undefined ? setTimeout(prefetch, 2000) : undefined;
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle);
      clearTimeout(timer);
    };
  }, []);

  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <SuggestionsContext value={renderSuggestions}>
        <Shell>
          <Routes />
        </Shell>
      </SuggestionsContext>
    </Router>
  );
}
