import '#ui/base.css';
import { useEffect } from 'react';
import { Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { INVITATION_FIELD } from '#domain/staff/people/invitations.ts';
import { returnPath } from '#domain/staff/people/sign-in.ts';
import { showStoreIcons } from '#pictures/store-icons.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useSession } from '#store/session-store.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { exactSearch } from '#ui/exact-search.ts';
import { OwnerScreen } from './opening/OwnerScreen.tsx';
import { useUnclaimed } from './opening/use-unclaimed.ts';
import { loginPath, paths, RETURN_FIELD } from './paths.ts';
import { Routes } from './routes.tsx';
import { Shell } from './Shell.tsx';
import { BrokenScreen } from './shared/screen/BrokenScreen.tsx';
import { Spinner } from './shared/screen/Spinner.tsx';
import { JoinScreen } from './sign-in/JoinScreen.tsx';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { useShopsProfile } from './sign-in/use-shops-profile.ts';
import { useStaff } from './staff.ts';

export function App() {
  const { leaveGuard } = useStaff();
  const { picture } = useStoreProfile().emblem;
  useEffect(() => showStoreIcons(picture), [picture]);
  return (
    <ErrorBoundary Fallback={BrokenScreen}>
      <Router aroundNav={leaveGuard.aroundNavigation} {...exactSearch}>
        <Switch>
          <Route path={paths.login}>
            <SignInPage />
          </Route>
          <Route>
            <StaffArea />
          </Route>
        </Switch>
      </Router>
    </ErrorBoundary>
  );
}

/** The sign-in page. Whoever is signed in already is redirected. */
function SignInPage() {
  useShopsProfile();
  const status = useSession((state) => state.status);
  const params = new URLSearchParams(useSearch());
  const wanted = returnPath(params.get(RETURN_FIELD));
  const code = params.get(INVITATION_FIELD);
  const isInvited = code !== null;
  const { isUnclaimed, isUnanswered, close } = useUnclaimed(status === 'signed-out' && !isInvited);
  const [, go] = useLocation();
  useEffect(() => {
    if (status === 'signed-in' && !isInvited) go(isUnclaimed ? paths.opening : wanted, { replace: true });
  }, [status, isInvited, isUnclaimed, wanted, go]);
  // Whoever accepts an invitation is signed in before they are staff.
  if (isInvited && (status === 'signed-out' || status === 'signed-in')) return <JoinScreen code={code} />;
  if (status !== 'signed-out') return <Spinner />;
  return isUnclaimed ? <OwnerScreen onClosed={close} /> : <SignInScreen isUnanswered={isUnanswered} />;
}

/** Nothing of the staff area is shown before the session is confirmed. */
function StaffArea() {
  const status = useSession((state) => state.status);
  const [path, go] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (status === 'signed-out') go(loginPath(search ? `${path}?${search}` : path), { replace: true });
  }, [status, path, search, go]);
  if (status !== 'signed-in') return <Spinner />;
  return (
    <Shell>
      <Routes />
    </Shell>
  );
}
