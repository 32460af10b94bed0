import { useConnection } from '#store/connection-store.ts';
import { Notice } from '#ui/Notice.tsx';
import { shortDay } from '../shared/written-forms.ts';

/** The one place that says the server cannot be reached, and how old what is on screen is. */
export function ConnectionNotice() {
  const reachable = useConnection((state) => state.reachable);
  const confirmedAt = useConnection((state) => state.confirmedAt);
  if (reachable) return null;
  return (
    <Notice>{confirmedAt === null ? 'Sin conexión' : `Sin conexión. Catálogo del ${shortDay(confirmedAt)}`}</Notice>
  );
}
