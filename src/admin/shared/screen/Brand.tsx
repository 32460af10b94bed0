import { shownEmblem } from '#pictures/emblem-address.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import css from './Brand.module.css';

/** The shop's white mark on a dark band. */
export function Brand() {
  const profile = useStoreProfile();
  const { src, isPlated } = shownEmblem(profile, 'white');
  return (
    <span className={css['brand']}>
      <img src={src} alt="" width={40} height={40} className={isPlated ? css['plated'] : undefined} />
      {profile.name}
    </span>
  );
}
