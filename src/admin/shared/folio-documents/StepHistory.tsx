import type { ReactNode } from 'react';
import { formatCentavos } from '#domain/kernel/money.ts';
import type { HistoryStep } from '#domain/quotes/history-step.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { momentText } from '../texts/moment-text.ts';
import css from './StepHistory.module.css';

interface StepHistoryProps<State extends string> {
  readonly historial: readonly HistoryStep<State>[];
  /** The state before the first step; `null` where the first step made the document. */
  readonly initial: State | null;
  /** What a first step that made the document is called. */
  readonly madeName: string;
  readonly stateNames: Readonly<Record<State, string>>;
  /** What came before the first step, as list items. */
  readonly children?: ReactNode;
}

/** Who did what and when, the first first. */
export function StepHistory<State extends string>(props: StepHistoryProps<State>) {
  const { historial, initial, madeName, stateNames, children } = props;
  return (
    <FormSection title="Historia">
      <ol className={css['history']}>
        {children}
        {historial.map(({ estado, por, en, que = [], autorizado }, at) => {
          const before = historial[at - 1]?.estado ?? initial;
          const texts = autorizado === undefined ? que : [`Total autorizado: ${formatCentavos(autorizado)}`, ...que];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- steps are only added at the end.
            <li key={at}>
              {before === null ? madeName : estado === before ? 'Editada' : stateNames[estado]}{' '}
              <span>
                {momentText(en)}&nbsp;· {por}
              </span>
              {texts.length > 0 && (
                <ul>
                  {texts.map((text, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a step never changes, and may have added two equal lines.
                    <li key={place}>{text}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </FormSection>
  );
}
