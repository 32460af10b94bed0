import { useSession } from '#store/session-store.ts';
import { useFormKey } from '../forms/use-form-key.ts';

/** The key under which this tab keeps the form of a document on the device, `null` until it is known; `id` is `null` for a new one. */
export function useKeptKey(kind: 'cotizacion' | 'reparacion', id: string | null): string | null {
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  return useFormKey(`${kind} ${uid} ${id ?? 'nueva'}`);
}
