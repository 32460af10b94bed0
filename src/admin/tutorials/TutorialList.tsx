import { useState } from 'react';
import type { StaffTutorial } from '#domain/staff/forms/tutorial-form.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths } from '../paths.ts';
import { deletionOf } from '../shared/documents/changes.ts';
import { useStaffTutorials } from '../shared/documents/use-staff-rows.ts';
import { DeleteDialog } from '../shared/forms/DeleteDialog.tsx';
import { Chip } from '../shared/lists/Chip.tsx';
import { OrderList } from '../shared/lists/OrderList.tsx';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { useStaff } from '../staff.ts';

export function TutorialList() {
  const { journal } = useStaff();
  const { knowledge, rows } = useStaffTutorials();
  const [asked, setAsked] = useState<StaffRow<StaffTutorial> | null>(null);
  const [problem, setProblem] = useState('');

  async function remove() {
    if (!asked) return;
    setAsked(null);
    const saved = await journal.saveUndoable({
      title: `Tutorial «${asked.value.titulo}» borrado`,
      changes: deletionOf('tutoriales', asked),
    });
    setProblem(saved.ok ? '' : saveProblemText(saved.error));
  }
  const listed = rows.map((row) => ({
    id: row.value.id,
    name: row.value.titulo,
    href: `${paths.tutorial}/${encodeURIComponent(row.value.id)}`,
    note: `/tutoriales/${row.value.slug}`,
    chips: row.value.visible === 'public' ? null : <Chip tone="plain">Oculto</Chip>,
    entry: row.entry,
    row,
  }));

  return (
    <ListLayout
      title="Tutoriales"
      trash
      newHref={paths.newTutorial}
      actions={
        <ButtonLink href={paths.newTutorial}>
          <PlusIcon size={18} /> Crear tutorial
        </ButtonLink>
      }
    >
      <Intro problem={problem}>
        Los ocultos solo los ve el personal. Los demás salen en la tienda en cuanto se envían.
      </Intro>
      {rows.length > 0 && <OrderList label="Tutoriales" rows={listed} onDelete={({ row }) => setAsked(row)} />}
      {rows.length === 0 &&
        (knowledge === 'waiting' ? <p aria-busy="true">Cargando tutoriales</p> : <p>Todavía no hay tutoriales.</p>)}
      <DeleteDialog
        name={asked && `«${asked.value.titulo}»`}
        orphans={asked ? [`La dirección /tutoriales/${asked.value.slug} dejará de existir.`] : []}
        onCancel={() => setAsked(null)}
        // The list or the line above it shows the outcome.
        onDelete={() => void remove()}
      />
    </ListLayout>
  );
}
