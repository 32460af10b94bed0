import { useEffect, useState } from 'react';
import { dayInFull, shopDayOf } from '#domain/kernel/written-days.ts';
import { openStateAt, openStateText } from '#domain/settings/open-state.ts';
import { type ClosedDay, hoursRows, periodsShown } from '#domain/settings/opening-hours.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { classNames } from '#ui/class-names.ts';
import css from './ContactPage.module.css';

/** Closed days that are said: those of the next weeks. */
const SHOWN_DAYS = 5;
const MINUTE_MS = 60_000;

/** The week's hours, and, where there is a clock, whether the store is open now and when it will be closed. */
export function OpeningHours() {
  const profile = useStoreProfile();
  const now = useMinute();
  const state = now === null ? null : openStateAt(profile, now);
  const coming = now === null ? [] : profile.closedDays.filter(({ day }) => day >= shopDayOf(now)).slice(0, SHOWN_DAYS);
  return (
    <>
      <p className={classNames(css['now'], 'needs-script')} data-late data-open={state?.kind === 'open' || undefined}>
        {state && openStateText(state)}
      </p>
      <dl>
        {hoursRows(profile.hours).map(({ days, periods }) => (
          <div key={days} className={css['line']}>
            <dt>{days}</dt>
            <dd className={css['hours']}>{periodsShown(periods)}</dd>
          </div>
        ))}
      </dl>
      {/* Whoever has no clock is told all of them: a page may be kept for a day, and a date with its year stays true. */}
      {profile.closedDays.length > 0 && (
        <noscript>
          <ClosedDays days={profile.closedDays} />
        </noscript>
      )}
      {coming.length > 0 && (
        <section data-late>
          <ClosedDays days={coming} />
        </section>
      )}
    </>
  );
}

function ClosedDays({ days }: { readonly days: readonly ClosedDay[] }) {
  return (
    <>
      <h3 className={css['closedTitle']}>Días que cerramos</h3>
      <dl>
        {days.map(({ day, reason }) => (
          <div key={day} className={css['line']}>
            <dt>{dayInFull(day)}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The time, again each minute; `null` on a server and in the first render, whose text has to be the server's. */
function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}
