import { useCallback, useEffect, useState } from 'react';
import { mayRole, type StaffRole } from '#domain/staff/people/roles.ts';
import { readFactorHolders, resetFactor } from '#rest/second-factors.ts';
import { useStaff } from '../staff.ts';

interface FactorHolders {
  /** Who has a second factor; `null` where that cannot be known: for other roles, on Firebase, and without a network. */
  readonly holders: ReadonlySet<string> | null;
  /** Takes a colleague's away; answers whether it was done. */
  readonly reset: (uid: string) => Promise<boolean>;
}

/** Who has a second factor, as the embedded backend tells an owner. */
export function useFactorHolders(role: StaffRole | null, isOnline: boolean): FactorHolders {
  const { backend } = useStaff();
  const [holders, setHolders] = useState<ReadonlySet<string> | null>(null);
  const isOwner = mayRole(role, 'managers');
  const tokenOf = useCallback(
    async () => String(await (await backend.openSession()).connection.freshToken()),
    [backend],
  );
  const read = useCallback(
    async () => ((await backend.isEmbedded()) ? readFactorHolders(await tokenOf()) : null),
    [backend, tokenOf],
  );

  useEffect(() => {
    let isCurrent = true;
    if (isOwner && isOnline)
      read().then(
        (found) => isCurrent && setHolders(found),
        (reason: unknown) => console.info('No se sabe quién tiene verificación en dos pasos', reason),
      );
    return () => {
      isCurrent = false;
    };
  }, [isOwner, isOnline, read]);

  return {
    holders,
    reset: useCallback(
      async (uid) => {
        try {
          await resetFactor(await tokenOf(), uid);
          setHolders(await read());
          return true;
        } catch (reason) {
          console.info('Verificación en dos pasos sin quitar', reason);
          return false;
        }
      },
      [tokenOf, read],
    ),
  };
}
