import { several } from '#domain/kernel/several.ts';
import { quoteConditions } from '#domain/quotes/quote-conditions.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import css from './SettingsFields.module.css';

/** The promises as the pages and the sheet of a quotation say them. */
export function PoliciesPreview({ profile }: { readonly profile: StoreProfile }) {
  const { quoteDays, pickupDays, deliveryArea } = profile.policies;
  return (
    <ul className={css['preview']}>
      <li>La cotización vale {several(quoteDays, 'día', 'días')}.</li>
      <li>Una vez lista, guardamos la herramienta {several(pickupDays, 'día', 'días')}.</li>
      <li>Entregamos en {deliveryArea}, a pie de camión.</li>
      {quoteConditions(profile, { until: '', hasFreight: false }).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
