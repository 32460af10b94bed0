import { picturesOf } from '#domain/built-store.ts';
import { formatPhone, phoneHref } from '#domain/kernel/phone.ts';
import type { Reference } from '#domain/page-text/page-text.ts';
import { hoursRows, periodsShown } from '#domain/settings/opening-hours.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { StorePicture } from './StorePicture.tsx';
import css from './TextBlocks.module.css';

interface ReferenceBlockProps {
  readonly of: Reference;
  readonly isWide: boolean;
}

/** What is kept in another place than the text: phones, hours and the address as the settings have them, and pictures of the store. */
export function ReferenceBlock({ of, isWide }: ReferenceBlockProps) {
  const { name, lines, hours, address } = useStoreProfile();
  const pictures = picturesOf({ name });
  switch (of) {
    case 'telefonos':
      return (
        <dl className={css['facts']}>
          {lines.map(({ title, phone }) => (
            <div key={`${title} ${phone}`}>
              <dt>{title}</dt>
              <dd>
                <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'horario':
      return (
        <dl className={css['facts']}>
          {hoursRows(hours).map(({ days, periods }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{periodsShown(periods)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'direccion':
      return (
        <p>
          <a href={address.mapUrl} target="_blank" rel="noopener">
            {address.street}, {address.city}, {address.state}, C.P.&nbsp;{address.postalCode}
          </a>
        </p>
      );
    case 'foto-fachada':
      return <StorePicture wide={isWide} imagen={pictures.front} alt={`Fachada de ${name}`} />;
    case 'foto-taller':
      return <StorePicture imagen={pictures.workshop} alt="Banco del taller de servicio" />;
    case 'foto-mostrador':
      return (
        <StorePicture
          imagen={pictures.experience}
          alt="Mostrador del centro de experiencia, con herramienta para probar"
        />
      );
    case 'busquedas':
      // The privacy notice puts its switch here; other pages have none.
      return null;
  }
}
