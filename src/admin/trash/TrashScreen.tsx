import { useState } from 'react';
import { eraseChanges, TRASH_DAYS } from '#domain/staff/log/trash.ts';
import { useMay } from '#store/session-store.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { useStaffNames } from '../shared/documents/use-upload-history.ts';
import { RowList } from '../shared/lists/RowList.tsx';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { useMinute } from '../shared/screen/use-minute.ts';
import { useStaff } from '../staff.ts';
import { TrashRow } from './TrashRow.tsx';
import { useRestore } from './use-restore.ts';
import { type TrashItem, useTrash } from './use-trash.ts';

const STILL_READING = 'Todavía se lee la tienda. Lo que pediste se restaura en cuanto termine.';

/** `/admin/papelera`: what was deleted lately, and the way back. */
export function TrashScreen() {
  const { journal } = useStaff();
  const mayCosts = useMay('costs');
  const now = useMinute();
  const { knowledge, items } = useTrash(now);
  const names = useStaffNames();
  const [asked, setAsked] = useState<TrashItem | null>(null);
  const [problem, setProblem] = useState('');
  const { held, restore } = useRestore(items, setProblem);

  async function erase(item: TrashItem) {
    setAsked(null);
    const changes = eraseChanges(item.rows);
    const saved = await journal.saveEdit({ title: `«${item.name}» eliminado para siempre`, changes });
    setProblem(saved.ok ? '' : saveProblemText(saved.error));
  }

  return (
    <ListLayout title="Papelera">
      <Intro problem={problem} note={items.some(({ key }) => held.has(key)) ? STILL_READING : ''}>
        Lo que se eliminó en los últimos {TRASH_DAYS} días. Vuelve tal como estaba
        {mayCosts && ', con sus datos internos'}. Después se borra solo.
      </Intro>
      {items.length > 0 && (
        <RowList label="Eliminados">
          {items.map((item) => (
            <TrashRow
              key={item.key}
              item={item}
              names={names}
              isHeld={held.has(item.key)}
              onRestore={() => restore(item)}
              onErase={() => setAsked(item)}
            />
          ))}
        </RowList>
      )}
      {items.length === 0 && (
        <p aria-busy={knowledge === 'waiting'}>
          {knowledge === 'waiting' ? 'Leyendo la papelera…' : 'No hay nada en la papelera.'}
        </p>
      )}
      <ConfirmDialog
        title={`¿Eliminar «${asked?.name ?? ''}» para siempre?`}
        open={asked !== null}
        onCancel={() => setAsked(null)}
        no="Conservar"
        yes="Eliminar para siempre"
        onConfirm={() => asked && void erase(asked)}
      >
        <p>Ya no se podrá restaurar. Sus cambios siguen en la bitácora de la tienda hasta que cumplan un año.</p>
      </ConfirmDialog>
    </ListLayout>
  );
}
