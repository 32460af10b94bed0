import { useState } from 'react';
import { restoreProblem } from '#domain/staff/log/restore-problem.ts';
import { eraseChanges, restoreChanges, TRASH_DAYS } from '#domain/staff/log/trash.ts';
import { useMay } from '#store/session-store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { saveProblemText } from '../journal/save-messages.ts';
import {
  type StaffRows,
  useStaffCategories,
  useStaffLabels,
  useStaffTutorials,
} from '../shared/documents/use-staff-rows.ts';
import { useStaffNames } from '../shared/documents/use-upload-history.ts';
import { RowList } from '../shared/lists/RowList.tsx';
import { useProducts } from '../shared/products/use-products.ts';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { useStaff } from '../staff.ts';
import { TrashRow } from './TrashRow.tsx';
import { type TrashItem, useTrash } from './use-trash.ts';

const valuesOf = <Value,>({ rows }: StaffRows<Value>): Value[] => rows.map(({ value }) => value);

/** `/admin/papelera`: what was deleted lately, and the way back. */
export function TrashScreen() {
  const { journal } = useStaff();
  const mayCosts = useMay('costs');
  const [now] = useState(() => Date.now());
  const { knowledge, items } = useTrash(now);
  const names = useStaffNames();
  const { listed, isKnown } = useProducts();
  const categories = useStaffCategories();
  const labels = useStaffLabels();
  const tutorials = useStaffTutorials();
  const [asked, setAsked] = useState<TrashItem | null>(null);
  const [problem, setProblem] = useState('');

  async function restore(item: TrashItem) {
    const waiting = Object.entries({
      borradores: isKnown,
      categories: categories.knowledge === 'known',
      etiquetas: labels.knowledge === 'known',
      tutoriales: tutorials.knowledge === 'known',
    }).flatMap(([name, isKnownNow]) => (isKnownNow ? [] : [name]));
    const wrong = restoreProblem(item.main, {
      listed,
      categories: valuesOf(categories),
      labels: valuesOf(labels),
      tutorials: valuesOf(tutorials),
      waiting: new Set(waiting),
    });
    if (wrong) return setProblem(`«${item.name}» no se puede restaurar. ${wrong}`);
    const saved = await journal.saveUndoable({
      title: `«${item.name}» restaurado`,
      changes: restoreChanges(item.rows),
    });
    setProblem(saved.ok ? '' : saveProblemText(saved.error));
  }
  async function erase(item: TrashItem) {
    setAsked(null);
    const changes = eraseChanges(item.rows);
    const saved = await journal.saveEdit({ title: `«${item.name}» eliminado para siempre`, changes });
    setProblem(saved.ok ? '' : saveProblemText(saved.error));
  }

  return (
    <ListLayout title="Papelera">
      <Intro problem={problem}>
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
              onRestore={() => void restore(item)}
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
      <Dialog
        title={`¿Eliminar «${asked?.name ?? ''}» para siempre?`}
        open={asked !== null}
        onCancel={() => setAsked(null)}
        actions={
          <>
            <Button look="outline" onClick={() => setAsked(null)}>
              Conservar
            </Button>
            <Button onClick={() => asked && void erase(asked)}>Eliminar para siempre</Button>
          </>
        }
      >
        <p>Ya no se podrá restaurar. Sus cambios siguen en la bitácora de la tienda hasta que cumplan un año.</p>
      </Dialog>
    </ListLayout>
  );
}
