import type { Actor } from '#domain/staff/products/product-commands.ts';
import { useSession } from '#store/session-store.ts';

/** The role of the signed-in person. While the server has not said whether they are staff they may go on working, and the rules decide. */
export function useActor(): Actor {
  return useSession((state) =>
    state.status === 'signed-in' && state.membership !== 'stranger' ? 'member' : 'stranger',
  );
}
