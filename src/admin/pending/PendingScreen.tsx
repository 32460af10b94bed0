import { isPending } from '#domain/staff/journal/journal.ts';
import { useJournal } from '#store/journal-store.ts';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { EntryCard } from './EntryCard.tsx';
import css from './PendingScreen.module.css';

/** The edits of this device that the server does not have, with what can be done about each. */
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
