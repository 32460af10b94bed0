import { pageTitle } from '#domain/site/page-title.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import css from './SettingsFields.module.css';

/** The store as a search engine and the foot of each page have it. */
export function StorePreview({ profile }: { readonly profile: StoreProfile }) {
  const { name, trade, brand, description, address } = profile;
  return (
    <div className={css['preview']}>
      <p>
        <b>{pageTitle(profile)}</b>
      </p>
      <p>{description}</p>
      <p>
        {name}. {trade}. Distribuidor Autorizado {brand}.
      </p>
      <p>
        {address.street}, {address.city}, {address.state}, C.P.&nbsp;{address.postalCode}
      </p>
      <a href={address.mapUrl} target="_blank" rel="noopener" className={css['text']}>
        Probar el enlace del mapa
      </a>
    </div>
  );
}
