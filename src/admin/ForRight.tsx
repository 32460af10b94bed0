import type { ReactNode } from 'react';
import { whoMay } from '#domain/staff/people/roles.ts';
import { selectIsMember, selectMay, useSession } from '#store/session-store.ts';
import { rightFor } from './menu.ts';
import { ListLayout } from './shared/screen/Layout.tsx';

/**
 * The screen of an address, or one sentence that says whom to ask where the person's role does not have it. Whose role is not known, without a
 * network or not on the list of staff, has the screen too: what it may read and write is said by the rules.
 */
export function ForRight({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const right = rightFor(at);
  const isRefused = useSession((state) => right !== null && selectIsMember(state) && !selectMay(state, right));
  if (right === null || !isRefused) return children;
  return (
    <ListLayout title="Esta página no es de tu rol">
      <p>Si la necesitas, pídela a quien sea {whoMay(right)}.</p>
    </ListLayout>
  );
}
