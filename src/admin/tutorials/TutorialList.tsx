import type { StaffTutorial } from '#domain/staff/forms/tutorial-form.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { paths } from '../paths.ts';
import { DeleteDialog } from '../shared/dialogs/DeleteDialog.tsx';
import { useStaffTutorials } from '../shared/documents/use-staff-rows.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { OrderList } from '../shared/lists/OrderList.tsx';
import { useListEdits } from '../shared/lists/use-list-edits.ts';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';

export function TutorialList() {
  const { knowledge, rows } = useStaffTutorials();
  const { asked, ask, cancel, remove, problem } = useListEdits<StaffTutorial>(
    'tutoriales',
    ({ titulo }) => `Tutorial «${titulo}» borrado`,
  );
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
      {rows.length > 0 && <OrderList label="Tutoriales" rows={listed} onDelete={({ row }) => ask(row)} />}
      {rows.length === 0 &&
        (knowledge === 'waiting' ? <p aria-busy="true">Cargando tutoriales</p> : <p>Todavía no hay tutoriales.</p>)}
      <DeleteDialog
        name={asked && `«${asked.value.titulo}»`}
        orphans={asked ? [`La dirección /tutoriales/${asked.value.slug} dejará de existir.`] : []}
        onCancel={cancel}
        onDelete={remove}
      />
    </ListLayout>
  );
}
