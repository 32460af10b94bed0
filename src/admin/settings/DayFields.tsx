import { useId, useState } from 'react';
import { MOST_PERIODS } from '#domain/settings/opening-hours.ts';
import type { PeriodRow } from '#domain/staff/settings/hours-form.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import css from './SettingsFields.module.css';

interface DayFieldsProps {
  /** `Miércoles` */
  readonly name: string;
  readonly periods: readonly PeriodRow[];
  readonly problem: string | undefined;
  readonly onChange: (periods: readonly PeriodRow[]) => void;
}

/** What a day that was closed opens with. */
const USUAL: PeriodRow = { abre: '09:00', cierra: '18:00' };
const EMPTY: PeriodRow = { abre: '', cierra: '' };

/** The hours of a day of the week: closed, or from when to when, in two parts for a store that closes at noon. */
export function DayFields({ name, periods, problem, onChange }: DayFieldsProps) {
  const note = useId();
  // A day that was closed by mistake opens again as it was.
  const [before, setBefore] = useState<readonly PeriodRow[]>([USUAL]);
  const wiring = {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? note : undefined,
  } as const;
  const put = (at: number, change: Partial<PeriodRow>): void =>
    onChange(periods.map((one, place) => (place === at ? { ...one, ...change } : one)));
  function toggle() {
    if (periods.length > 0) setBefore(periods);
    onChange(periods.length > 0 ? [] : before);
  }
  return (
    <fieldset className={css['day']} aria-label={name}>
      <CheckField checked={periods.length > 0} onChange={toggle}>
        {name}
      </CheckField>
      <div className={css['periods']}>
        {periods.length === 0 && <p className={css['closed']}>Cerrado</p>}
        {periods.map(({ abre, cierra }, at) => {
          const which =
            periods.length > 1
              ? ` ${name.toLocaleLowerCase('es')}, horario ${at + 1}`
              : ` ${name.toLocaleLowerCase('es')}`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- periods have no ids; an input keeps its place while it is typed in.
            <div key={at} className={css['period']}>
              <input
                {...wiring}
                type="time"
                className={css['time']}
                aria-label={`Abre${which}`}
                value={abre}
                onChange={({ target }) => put(at, { abre: target.value })}
              />
              <span aria-hidden="true">a</span>
              <input
                {...wiring}
                type="time"
                className={css['time']}
                aria-label={`Cierra${which}`}
                value={cierra}
                onChange={({ target }) => put(at, { cierra: target.value })}
              />
              {at > 0 && (
                <RemoveButton
                  what={`el segundo horario, ${name.toLocaleLowerCase('es')}`}
                  onClick={() => onChange(periods.filter((_, place) => place !== at))}
                />
              )}
            </div>
          );
        })}
        {periods.length > 0 && periods.length < MOST_PERIODS && (
          <button
            type="button"
            className={css['text']}
            aria-label={`Cierra a mediodía, ${name.toLocaleLowerCase('es')}`}
            onClick={() => onChange([...periods, EMPTY])}
          >
            Cierra a mediodía
          </button>
        )}
        {problem && (
          <p id={note} className={css['problem']}>
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  );
}
