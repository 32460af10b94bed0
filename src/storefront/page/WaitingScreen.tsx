import { Skeleton } from '#ui/Skeleton.tsx';
import css from './screens.module.css';

/** The shape of a page while its code or its content is on the way. */
export function WaitingScreen() {
  return (
    <div className={`container ${css['waiting']}`} aria-busy="true">
      <p className="visually-hidden">Cargando</p>
      <Skeleton width="11rem" height="0.875rem" />
      <Skeleton width="24rem" height="3.5rem" />
      <Skeleton width="36rem" height="1.25rem" />
    </div>
  );
}
