import type { Actor } from '#domain/staff/product-commands.ts';
import { useSession } from '#store/session-store.ts';

/** Who acts, as far as this device knows: somebody not told yet whether they are staff may work on, and the rules decide. */
export function useActor(): Actor {
  return useSession((state) => (state.status === 'signed-in' && state.standing !== 'stranger' ? 'member' : 'stranger'));
}
