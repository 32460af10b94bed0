import { useConnection } from '#store/connection-store.ts';
import { selectIsRead, selectPendingCount, selectStuckCount, useJournal } from '#store/journal-store.ts';
import { selectPendingFiles, useUploads } from '#store/upload-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { classNames } from '#ui/class-names.ts';
import { paths } from '../../paths.ts';
import css from './SyncStatus.module.css';

const ALL_SAVED = 'Todo guardado en la nube';

/** Says in a few words whether the server has everything that was done on this device. */
export function SyncStatus() {
  const pending = useJournal(selectPendingCount);
  const stuck = useJournal(selectStuckCount);
  const isRead = useJournal(selectIsRead);
  const isStoring = useJournal(({ storing }) => storing > 0);
  const files = useUploads(selectPendingFiles);
  const reachable = useConnection((state) => state.reachable);

  if (stuck > 0) {
    const text = stuck === 1 ? '1 cambio necesita tu decisión' : `${stuck} cambios necesitan tu decisión`;
    return <StatusLink tone="stuck" text={text} />;
  }
  if (pending > 0)
    return <StatusLink tone="waiting" text={pending === 1 ? '1 cambio por enviar' : `${pending} cambios por enviar`} />;
  const text = settledText({ isRead, isStoring, files, reachable });
  return (
    <output className={classNames(css['status'], css[text === ALL_SAVED ? 'clean' : 'waiting'])}>
      <span className={css['dot']} aria-hidden="true" />
      {text}
    </output>
  );
}

interface Settled {
  readonly isRead: boolean;
  readonly isStoring: boolean;
  readonly files: number;
  readonly reachable: boolean;
}

/** What is said while no edit of the journal waits. An edit that is not in the journal yet, or a journal that was not read, is not «todo guardado». */
function settledText({ isRead, isStoring, files, reachable }: Settled): string {
  if (isStoring) return 'Guardando…';
  if (files > 0) return `${files === 1 ? '1 archivo' : `${files} archivos`} por enviar`;
  if (!isRead) return 'Revisando este equipo…';
  return reachable ? ALL_SAVED : 'Sin cambios por enviar';
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
