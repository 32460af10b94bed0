import { storeProfile } from '#domain/store-profile.ts';
import css from './Brand.module.css';

/** The shop's white mark on a dark band. */
export function Brand() {
  return (
    <span className={css['brand']}>
      <img src="/icons/emblema-blanco.svg" alt="" width={40} height={40} />
      {storeProfile.name}
    </span>
  );
}
