import { useMemo, useSyncExternalStore } from 'react';
import { measuresText, measuresToKeep } from '#domain/calculators/last-measures.ts';
import { Button } from '#ui/Button.tsx';
import css from './Calculator.module.css';
import { keptText, lastMeasured } from './kept-measures.ts';
import type { Calculator } from './use-calculator.ts';

/** Only this page writes it, while it is open. */
const nothingToFollow = () => () => undefined;

/** Where nothing is measured yet, what was last measured here on this device, to be used again. */
export function LastMeasures({ calculator: { name, typed, reuse } }: { readonly calculator: Calculator }) {
  // A server keeps nothing, so its page and the first drawing say nothing of it.
  const kept = useSyncExternalStore(
    nothingToFollow,
    () => keptText(name),
    () => null,
  );
  const last = useMemo(() => lastMeasured(name, kept), [name, kept]);
  if (!last || measuresToKeep(name, typed)) return null;
  return (
    <div className={css['last']}>
      <p>La última vez mediste {measuresText(name, last)}.</p>
      <Button look="outline" onClick={() => reuse(last)}>
        Usar esas medidas
      </Button>
    </div>
  );
}
