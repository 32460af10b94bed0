import { Skeleton } from '#ui/Skeleton.tsx';
import css from './screens.module.css';
import { Waiting } from './Waiting.tsx';

/** A placeholder in the shape of a page, shown while its code or its content loads. */
export function WaitingScreen() {
  return (
    <div className={`container ${css['waiting']}`}>
      <Waiting isPage>
        <div className={css['lines']} aria-busy="true">
          <p className="visually-hidden">Cargando</p>
          <Skeleton width="11rem" height="0.875rem" />
          <Skeleton width="24rem" height="3.5rem" />
          <Skeleton width="36rem" height="1.25rem" />
        </div>
      </Waiting>
    </div>
  );
}
