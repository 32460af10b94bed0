import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths } from './paths.ts';
import css from './Shell.module.css';

/** The link to publishing, with the number of changes since the last publication. */
export function PublishNote() {
  const delta = useCatalogue((state) => state.snapshot.delta);
  return (
    <AppLink href={paths.publish} className={css['publish']}>
      Publicar catálogo
      {delta > 0 && <span className={css['count']}>{delta === 1 ? '1 cambio' : `${delta} cambios`}</span>}
    </AppLink>
  );
}
