import { iconName } from '#domain/pages/web-manifest.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { shownEmblem } from '#pictures/emblem-address.ts';
import { usePictureAddress } from '../shared/pictures/use-picture-address.ts';
import css from './Emblem.module.css';

/** The head of a page, its foot and the icon on a home screen, with what is on this device where it is not uploaded yet. */
export function EmblemPreview({ profile }: { readonly profile: StoreProfile }) {
  const { emblem, name, trade, shortName } = profile;
  const [light, dark] = [shownEmblem(profile), shownEmblem(profile, 'white')];
  const own = usePictureAddress(emblem.picture);
  const ownWhite = usePictureAddress(emblem.white);
  return (
    <div className={css['preview']}>
      <p className={css['light']}>
        <img src={own ?? light.src} alt={light.alt} width={46} height={46} />
        <span>
          <b>{name}</b>
          <small>{trade}</small>
        </span>
      </p>
      <p className={css['dark']}>
        <img
          src={ownWhite ?? own ?? dark.src}
          alt={dark.alt}
          width={52}
          height={52}
          className={dark.isPlated ? css['plated'] : undefined}
        />
        <b>{name}</b>
      </p>
      <p className={css['home']}>
        <span className={css['icon']}>
          <img src={own ?? '/icons/icono-192.png'} alt="" width={64} height={64} />
        </span>
        <span>{shortName || iconName(name)}</span>
      </p>
    </div>
  );
}
