import { useState } from 'react';
import { entryTexts } from '#domain/staff/journal/change-text.ts';
import { chainOf, type Entry, mayHaveArrived, type RefusalReason } from '#domain/staff/journal/journal.ts';
import { PRIVATE } from '#domain/staff/products/private-documents.ts';
import { useJournal } from '#store/journal-store.ts';
import { selectIsMember, selectMay, selectUid, useSession } from '#store/session-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { documentPath } from '../paths.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { StateChip } from '../shared/lists/StateChip.tsx';
import { momentText } from '../shared/texts/moment-text.ts';
import { useStaff } from '../staff.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { ConflictForm } from './ConflictForm.tsx';
import css from './PendingScreen.module.css';

const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  'not-allowed':
    'La tienda no aceptó este cambio. Puede que tu cuenta ya no sea del personal, o que un dato no cumpla las reglas. Revísalo y vuelve a enviarlo.',
  invalid: 'La tienda no pudo leer este cambio: algún dato no es válido. Corrígelo en su pantalla y descarta este.',
  'file-refused':
    'La tienda no aceptó una de sus fotos o documentos. Quita el archivo en su pantalla, guarda otra vez y descarta este cambio.',
};

/** One edit of the journal with its state. */
export function EntryCard({ entry }: { readonly entry: Entry }) {
  const { journal } = useStaff();
  const { id, title, by, at, state } = entry;
  const isMine = useIsMine(entry);
  const texts = useReadableTexts();
  const address = entry.changes.map(documentPath).find((path) => path !== null);
  const [isAsking, setAsking] = useState(false);
  return (
    <article className={css['entry']} aria-label={title}>
      <div className={css['head']}>
        <div>
          <h2 className={css['title']}>{address ? <AppLink href={address}>{title}</AppLink> : title}</h2>
          <p className={css['who']}>
            {isMine ? 'Tú' : by.email}, {momentText(at)}
          </p>
        </div>
        <StateChip state={state} />
      </div>
      <ChangeLines texts={texts(entry)} />
      {state.kind === 'refused' && <p className={css['reason']}>{REFUSALS[state.reason]}</p>}
      {!isMine && <p className={css['note']}>Se enviará cuando {by.email} entre con su cuenta en este equipo.</p>}
      {isMine && state.kind === 'conflict' && <ConflictForm key={id} entry={entry} theirs={state.theirs} />}
      <div className={css['actions']}>
        <Button look="outline" onClick={() => setAsking(true)}>
          Descartar
        </Button>
        {isMine && state.kind === 'refused' && <Button onClick={() => journal.retry(id)}>Volver a enviar</Button>}
      </div>
      <ConfirmDialog
        title="¿Descartar este cambio?"
        open={isAsking}
        onCancel={() => setAsking(false)}
        no="Conservar"
        yes="Descartar"
        onConfirm={() => journal.discard(id)}
      >
        {isAsking && <LostChanges entry={entry} />}
      </ConfirmDialog>
    </article>
  );
}

/** What is lost where an entry is discarded. */
function LostChanges({ entry }: { readonly entry: Entry }) {
  const journal = useJournal((now) => now.journal);
  const texts = useReadableTexts();
  const lost = chainOf(journal, entry.id);
  return (
    <>
      <p>
        {mayHaveArrived(entry)
          ? 'Puede que ya haya llegado a la tienda: se enviará otro cambio que lo deshace.'
          : 'La tienda se queda como está.'}{' '}
        {lost.length > 1 ? `Con él se pierden los cambios posteriores que parten de él. Se pierde:` : 'Se pierde:'}
      </p>
      {lost.map((one) => (
        <section key={one.id}>
          <h3 className={css['title']}>{one.title}</h3>
          <ChangeLines texts={texts(one)} />
        </section>
      ))}
    </>
  );
}

const useIsMine = ({ by }: Entry): boolean => useSession((session) => selectUid(session) === by.uid);

/** What entries change, as far as the person may read it: a colleague on the same tablet may have changed costs, and an account may be no staff's. */
function useReadableTexts(): (entry: Entry) => readonly string[] {
  const uid = useSession(selectUid);
  const isMember = useSession(selectIsMember);
  const mayCosts = useSession((session) => selectMay(session, 'costs'));
  return ({ by, changes }) => {
    if (by.uid === uid) return entryTexts(changes);
    const readable = isMember ? changes.filter(({ collection }) => mayCosts || collection !== PRIVATE) : [];
    return [...entryTexts(readable), ...(readable.length < changes.length ? ['Datos que tu cuenta no puede ver'] : [])];
  };
}
