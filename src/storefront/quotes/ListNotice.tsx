import { useQuotes } from '#store/quote-store.ts';
import { Notice } from '#ui/Notice.tsx';
import { Passing } from '#ui/Passing.tsx';
import { showListNotice } from '../quote-list/quote-actions.ts';
import { restoreList } from './list-actions.ts';

const close = (): void => showListNotice(null);

/** What was just done to the list, with a button that undoes it. */
export function ListNotice() {
  const notice = useQuotes((state) => state.notice);
  const lasting = useQuotes((state) => state.lasting);
  if (!notice) return null;
  const { before, text } = notice;
  const undo = before && {
    name: 'Deshacer',
    run: () => {
      restoreList(before);
      close();
    },
  };
  return (
    <Passing about={notice} onClose={close}>
      <Notice {...(undo && { action: undo })} onDismiss={close}>
        {text}
        {before && !lasting && '. Este equipo no tiene espacio: se pierde al cerrar la pestaña.'}
      </Notice>
    </Passing>
  );
}
