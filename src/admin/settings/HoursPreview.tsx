import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { openStateAt, openStateText } from '#domain/settings/open-state.ts';
import { type ClosedDay, hoursRows, periodsShown } from '#domain/settings/opening-hours.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { useMinute } from '../shared/screen/use-minute.ts';
import css from './SettingsFields.module.css';

/** The hours as the contact page says them. */
export function HoursPreview({ profile }: { readonly profile: StoreProfile }) {
  const now = useMinute();
  const state = openStateAt(profile, now);
  const today = shopDayAt(now, profile.zone);
  const isComing = ({ day }: ClosedDay): boolean => day >= today;
  return (
    <>
      {state && <p>{openStateText(state)}</p>}
      <dl className={css['facts']}>
        {hoursRows(profile.hours).map(({ days, periods }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{periodsShown(periods)}</dd>
          </div>
        ))}
        {profile.closedDays.filter(isComing).map(({ day, reason }) => (
          <div key={day}>
            <dt>{dayInFull(day)}</dt>
            <dd>Cerrado por {reason}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
