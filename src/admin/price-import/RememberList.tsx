import { useState } from 'react';
import { Button } from '#ui/Button.tsx';

interface RememberListProps {
  readonly isReachable: boolean;
  readonly supplier: string;
  /** Resolves with whether it is remembered. */
  readonly onRemember: () => Promise<boolean>;
}

type State = 'open' | 'busy' | 'remembered' | 'failed';

/** Remembers a list that changes no price, so that the supplier's next one is read like it and compared with it. */
export function RememberList({ isReachable, supplier, onRemember }: RememberListProps) {
  const [state, setState] = useState<State>('open');
  async function remember(): Promise<void> {
    setState('busy');
    // Without an answer it is offered again.
    setState((await onRemember().catch(() => false)) ? 'remembered' : 'failed');
  }
  if (state === 'remembered') return <output>Recordada: la siguiente lista de {supplier} se compara con ésta.</output>;
  return (
    <>
      <output>{state === 'failed' && 'No se pudo recordar. Inténtalo otra vez.'}</output>
      <Button
        look="outline"
        disabled={!isReachable || state === 'busy'}
        // The text beside it shows the outcome.
        onClick={() => void remember()}
      >
        Recordar esta lista
      </Button>
    </>
  );
}
