import { useSession } from '#store/session-store.ts';

/** The key under which the form of a document is kept on the device; `id` is `null` for a new one. */
export function useKeptKey(kind: 'cotizacion' | 'reparacion', id: string | null): string {
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  return `${kind} ${uid} ${id ?? 'nueva'}`;
}
