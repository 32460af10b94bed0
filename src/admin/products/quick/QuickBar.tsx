import type { RefObject } from 'react';
import { several } from '#domain/kernel/several.ts';
import css from './QuickBar.module.css';
import type { Internos } from './use-internos.ts';

interface QuickBarProps {
  /** What the last paste came to; empty where nothing was pasted. */
  readonly pasted: string;
  /** Cells that are not saved until somebody looks at them: in this list, and elsewhere. */
  readonly toReview: number;
  readonly toReviewElsewhere: number;
  readonly costs: Internos['state'];
  readonly exit: RefObject<HTMLButtonElement | null>;
  readonly onNext: () => void;
  readonly onEnd: () => void;
}

/** Below the quick grid: what it comes to, and the way out. */
export function QuickBar({ pasted, toReview, toReviewElsewhere, costs, exit, onNext, onEnd }: QuickBarProps) {
  return (
    <section className={css['bar']} aria-label="Edición rápida">
      <div className={css['said']}>
        <output>{pasted}</output>
        {toReview > 0 && (
          <p className={css['review']}>
            {several(toReview, 'celda', 'celdas')} por revisar.{' '}
            <button type="button" onClick={onNext}>
              Ver la siguiente
            </button>
          </p>
        )}
        {toReviewElsewhere > 0 && (
          <p className={css['review']}>
            {several(toReviewElsewhere, 'celda', 'celdas')} por revisar fuera de esta lista: quita los filtros para
            verlas.
          </p>
        )}
        {costs === 'reading' && <p>Leyendo los costos…</p>}
        {costs === 'unknown' && <p>Sin conexión no se conocen los costos: los precios no se comparan con ellos.</p>}
        {!pasted && toReview + toReviewElsewhere === 0 && (
          <p className={css['keys']}>
            <kbd>Entrar</kbd> guarda y baja&nbsp;· <kbd>Tab</kbd> otra celda&nbsp;· <kbd>Esc</kbd> la deja como estaba,
            y otra vez sale&nbsp;· una columna copiada de Excel se pega hacia abajo
          </p>
        )}
      </div>
      <button type="button" ref={exit} className={css['end']} onClick={onEnd}>
        Terminar
      </button>
    </section>
  );
}
