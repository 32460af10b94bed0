import type { EntryState } from '#domain/staff/journal/journal.ts';
import { useConnection } from '#store/connection-store.ts';
import { Chip } from './Chip.tsx';

/** The state of an edit, in two words. */
export function StateChip({ state }: { readonly state: EntryState }) {
  const reachable = useConnection((connection) => connection.reachable);
  switch (state.kind) {
    case 'saved':
      return <Chip tone="amber">Guardado aquí</Chip>;
    case 'sending':
      // An attempt without a server is not called sending: nothing can arrive.
      return <Chip tone="amber">{reachable ? 'Enviando' : 'Guardado aquí'}</Chip>;
    case 'confirmed':
      return <Chip tone="green">Confirmado</Chip>;
    case 'refused':
      return <Chip tone="red">Rechazado</Chip>;
    case 'conflict':
      return <Chip tone="red">En conflicto</Chip>;
  }
}
