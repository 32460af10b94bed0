import { isPending } from '#domain/staff/journal.ts';
import { useJournal } from '#store/journal-store.ts';
import { ListLayout } from '../shared/Layout.tsx';
import { EntryCard } from './EntryCard.tsx';
import css from './PendingScreen.module.css';

/** Everything that this device has and the server has not, with what a person can do about it. */
export function PendingScreen() {
  const entries = useJournal((state) => state.journal).filter(isPending);
  return (
    <ListLayout title="Cambios por enviar">
      {entries.length === 0 ? (
        <p className={css['none']}>
          No hay nada por enviar: todo lo que guardaste en este equipo ya está en la tienda.
        </p>
      ) : (
        <ol className={css['entries']}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </ListLayout>
  );
}
