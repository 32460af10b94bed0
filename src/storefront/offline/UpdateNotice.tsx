import { useConnection } from '#store/connection-store.ts';
import { Notice } from '#ui/Notice.tsx';

/** A newer version waits; nothing changes under the person's hands until they say so. */
export function UpdateNotice({ onUpdate }: { readonly onUpdate: () => void }) {
  const updateReady = useConnection((state) => state.updateReady);
  if (!updateReady) return null;
  return <Notice action={{ name: 'Actualizar', run: onUpdate }}>Hay una versión nueva</Notice>;
}
