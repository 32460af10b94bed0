import '#ui/base.css';
import { useEffect } from 'react';
import { Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { returnPath } from '#domain/staff/sign-in.ts';
import { startMirror } from '#mirror/start-mirror.ts';
import { mirrorSink } from '#store/mirror-sink.ts';
import { useSession } from '#store/session-store.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { startSync } from './journal/journal-sync.ts';
import { loginPath, paths, RETURN_FIELD } from './paths.ts';
import { keepPublished } from './publishing.ts';
import { Routes } from './routes.tsx';
import { Shell } from './Shell.tsx';
import { BrokenScreen } from './shared/BrokenScreen.tsx';
import { aroundNavigation, guardHistory } from './shared/leave-guard.ts';
import { Spinner } from './shared/Spinner.tsx';
import { SignInScreen } from './sign-in/SignInScreen.tsx';

let started = false;

// Before the router listens to the browser's own buttons.
guardHistory();

export function App() {
  return (
    <ErrorBoundary Fallback={BrokenScreen}>
      <Router aroundNav={aroundNavigation}>
        <Switch>
          <Route path={paths.login}>
            <Door />
          </Route>
          <Route>
            <StaffArea />
          </Route>
        </Switch>
      </Router>
    </ErrorBoundary>
  );
}

/** The sign-in page, or the way on for whoever is already in. */
function Door() {
  const status = useSession((state) => state.status);
  const wanted = returnPath(new URLSearchParams(useSearch()).get(RETURN_FIELD));
  const [, go] = useLocation();
  useEffect(() => {
    if (status === 'signed-in') go(wanted, { replace: true });
  }, [status, wanted, go]);
  return status === 'signed-out' ? <SignInScreen /> : <Spinner />;
}

/** Nothing of the staff area is shown before the session is confirmed. */
function StaffArea() {
  const status = useSession((state) => state.status);
  const [path, go] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (status === 'signed-out') go(loginPath(search ? `${path}?${search}` : path), { replace: true });
    if (status === 'signed-in' && !started) {
      started = true;
      // After the session, so that the feeds are the signed-in person's. Both go on for as long as the page lives.
      void startMirror(mirrorSink);
      void startSync();
      keepPublished();
    }
  }, [status, path, search, go]);
  if (status !== 'signed-in') return <Spinner />;
  return (
    <Shell>
      <Routes />
    </Shell>
  );
}
