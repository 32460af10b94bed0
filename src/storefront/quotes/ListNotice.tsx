import { sentence } from '#domain/kernel/sentence.ts';
import { useQuotes } from '#store/quote-store.ts';
import { Notice } from '#ui/Notice.tsx';
import { Passing } from '#ui/Passing.tsx';
import { showListNotice } from '../quote-list/quote-actions.ts';
import { undoInList } from './list-actions.ts';

const close = (): void => showListNotice(null);

/** What was just done to the list, with a button that undoes it. */
export function ListNotice() {
  const notice = useQuotes((state) => state.notice);
  const lasting = useQuotes((state) => state.lasting);
  if (!notice) return null;
  const { undo: done, text } = notice;
  const undo = done && {
    name: 'Deshacer',
    run: () => {
      close();
      undoInList(done);
    },
  };
  return (
    <Passing about={notice} onClose={close}>
      <Notice {...(undo && { action: undo })} onDismiss={close}>
        {done && !lasting ? `${sentence(text)} Este equipo no tiene espacio: se pierde al cerrar la pestaña.` : text}
      </Notice>
    </Passing>
  );
}
