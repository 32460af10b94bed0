import { useStoreProfile } from '#store/profile-store.ts';
import css from './Brand.module.css';

/** The shop's white mark on a dark band. */
export function Brand() {
  const { name } = useStoreProfile();
  return (
    <span className={css['brand']}>
      <img src="/icons/emblema-blanco.svg" alt="" width={40} height={40} />
      {name}
    </span>
  );
}
