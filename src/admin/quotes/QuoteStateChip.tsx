import { type QuoteState, quoteStateName } from '#domain/quotes/quote-state.ts';
import { Chip } from '../shared/lists/Chip.tsx';

const tones = {
  recibida: 'red',
  'en-revision': 'amber',
  cotizada: 'green',
  aceptada: 'green',
  vencida: 'plain',
  cancelada: 'plain',
} as const;

export function QuoteStateChip({ state }: { readonly state: QuoteState }) {
  return <Chip tone={tones[state]}>{state === 'recibida' ? 'Por atender' : quoteStateName[state]}</Chip>;
}
