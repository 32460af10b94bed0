import { useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { isPending, needsPerson } from '#domain/staff/journal/journal.ts';
import { useJournal } from '#store/journal-store.ts';
import { Button } from '#ui/Button.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { EntryCard } from './EntryCard.tsx';
import css from './PendingScreen.module.css';

/** How many are shown before somebody asks for all: one change of many products may leave thousands, which would hold up the page. */
const SHOWN = 100;

/** The edits of this device that the server does not have, with what can be done about each. */
export function PendingScreen() {
  const entries = useJournal((state) => state.journal).filter(isPending);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.filter((entry, at) => at < SHOWN || needsPerson(entry));
  return (
    <ListLayout title="Cambios por enviar">
      {entries.length === 0 ? (
        <p className={css['none']}>
          No hay nada por enviar: todo lo que guardaste en este equipo ya está en la tienda.
        </p>
      ) : (
        <ol className={css['entries']}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} />
            </li>
          ))}
        </ol>
      )}
      {shown.length < entries.length && (
        <Button look="outline" onClick={() => setWhole(true)}>
          Ver los {groupThousands(entries.length)}
        </Button>
      )}
    </ListLayout>
  );
}
