import type { EntryState } from '#domain/staff/journal.ts';
import { Chip } from './Chip.tsx';

/** The state of an edit, in two words. */
export function StateChip({ state }: { readonly state: EntryState }) {
  switch (state.kind) {
    case 'saved':
      return <Chip tone="amber">Guardado aquí</Chip>;
    case 'sending':
      return <Chip tone="amber">Enviando</Chip>;
    case 'confirmed':
      return <Chip tone="green">Confirmado</Chip>;
    case 'refused':
      return <Chip tone="red">Rechazado</Chip>;
    case 'conflict':
      return <Chip tone="red">En conflicto</Chip>;
  }
}
