import { type RepairState, repairStateName } from '#domain/workshop/repair-state.ts';
import { Chip } from '../shared/lists/Chip.tsx';

const tones = {
  recibida: 'red',
  diagnostico: 'amber',
  autorizada: 'amber',
  'no-autorizada': 'plain',
  'en-reparacion': 'amber',
  reparada: 'green',
  entregada: 'plain',
  cancelada: 'plain',
} as const;

export function RepairStateChip({ state }: { readonly state: RepairState }) {
  return <Chip tone={tones[state]}>{repairStateName[state]}</Chip>;
}
