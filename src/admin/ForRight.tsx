import type { ReactNode } from 'react';
import { whoMay } from '#domain/staff/roles.ts';
import { selectIsMember, selectMay, useSession } from '#store/session-store.ts';
import { rightFor } from './menu.ts';
import { ListLayout } from './shared/Layout.tsx';
import { Spinner } from './shared/Spinner.tsx';

/** The screen of an address, or one sentence that says whom to ask where the person's role does not have it. */
export function ForRight({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const right = rightFor(at);
  const may = useSession((state) => right === null || selectMay(state, right));
  const isKnown = useSession(
    (state) => selectIsMember(state) || state.status !== 'signed-in' || state.membership === 'stranger',
  );
  if (right === null || may) return children;
  if (!isKnown) return <Spinner />;
  return (
    <ListLayout title="Esta página no es de tu rol">
      <p>Si la necesitas, pídela a quien sea {whoMay(right)}.</p>
    </ListLayout>
  );
}
