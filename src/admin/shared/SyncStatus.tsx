import { useConnection } from '#store/connection-store.ts';
import { selectIsRead, selectPendingCount, selectStuckCount, useJournal } from '#store/journal-store.ts';
import { selectPendingFiles, useUploads } from '#store/upload-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { classNames } from '#ui/class-names.ts';
import { paths } from '../paths.ts';
import css from './SyncStatus.module.css';

/** Says in a few words whether the server has everything that was done on this device. */
export function SyncStatus() {
  const pending = useJournal(selectPendingCount);
  const stuck = useJournal(selectStuckCount);
  const isRead = useJournal(selectIsRead);
  const files = useUploads(selectPendingFiles);
  const reachable = useConnection((state) => state.reachable);

  if (stuck > 0) {
    const text = stuck === 1 ? '1 cambio necesita tu decisión' : `${stuck} cambios necesitan tu decisión`;
    return <StatusLink tone="stuck" text={text} />;
  }
  if (pending > 0)
    return <StatusLink tone="waiting" text={pending === 1 ? '1 cambio por enviar' : `${pending} cambios por enviar`} />;
  const text =
    files > 0
      ? `${files === 1 ? '1 archivo' : `${files} archivos`} por enviar`
      : !isRead
        ? 'Leyendo los cambios de este equipo…'
        : reachable
          ? 'Todo guardado en la nube'
          : 'Sin cambios por enviar';
  return (
    <output className={classNames(css['status'], css[files > 0 || !reachable || !isRead ? 'waiting' : 'clean'])}>
      <span className={css['dot']} aria-hidden="true" />
      {text}
    </output>
  );
}

function StatusLink({ tone, text }: { readonly tone: 'waiting' | 'stuck'; readonly text: string }) {
  return (
    <output className={classNames(css['status'], css[tone])}>
      <span className={css['dot']} aria-hidden="true" />
      <AppLink href={paths.pending} className={css['link']}>
        {text}
      </AppLink>
    </output>
  );
}
