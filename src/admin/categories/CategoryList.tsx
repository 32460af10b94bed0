import { useState } from 'react';
import type { Category, MenuKind } from '#domain/catalogue/category.ts';
import { HIDDEN_CATEGORY } from '#domain/staff/forms/category-form.ts';
import { orphansOfCategory } from '#domain/staff/forms/orphans.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import type { JournalSync } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths } from '../paths.ts';
import { deletionOf, orderChanges } from '../shared/documents/changes.ts';
import { useStaffCategories } from '../shared/documents/use-staff-rows.ts';
import { DeleteDialog } from '../shared/forms/DeleteDialog.tsx';
import { Chip } from '../shared/lists/Chip.tsx';
import { OrderList } from '../shared/lists/OrderList.tsx';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { useStaff } from '../staff.ts';

const MENU_NAMES: Readonly<Record<MenuKind, string>> = {
  simple: 'Enlace',
  slim: 'Enlace con cajón',
  megamenu: 'Megamenú',
};

/** Categories of usual names that the desktop's bar shows in one line at 1280 px. */
const FIT_IN_BAR = 10;

export function CategoryList() {
  const { journal } = useStaff();
  const { knowledge, rows } = useStaffCategories();
  const catalogue = useCatalogue((state) => state.catalogue);
  const products = useCatalogue((state) => (state.products === 'known' ? state.catalogue.products : null));
  const [asked, setAsked] = useState<StaffRow<Category> | null>(null);
  const [problem, setProblem] = useState('');

  const listed = rows.map((row) => {
    const { id, name, folder, menu, unicID } = row.value;
    return {
      id,
      name,
      href: `${paths.category}/${encodeURIComponent(id)}`,
      note: `/${folder} · ${MENU_NAMES[menu]} · unicID ${unicID}`,
      chips: visibilityChip(row.value),
      entry: row.entry,
      row,
    };
  });

  async function save(saving: ReturnType<JournalSync['saveEdit']>) {
    const saved = await saving;
    setProblem(saved.ok ? '' : saveProblemText(saved.error));
  }
  function order(ordered: typeof listed) {
    const changes = orderChanges(
      'categories',
      ordered.map(({ row }) => row),
    );
    return save(journal.saveEdit({ title: 'Orden de las categorías', changes }));
  }
  function remove() {
    if (!asked) return;
    setAsked(null);
    void save(
      journal.saveUndoable({
        title: `Categoría «${asked.value.name}» borrada`,
        changes: deletionOf('categories', asked),
      }),
    );
  }

  return (
    <ListLayout
      title="Categorías"
      trash
      newHref={paths.newCategory}
      actions={
        <ButtonLink href={paths.newCategory}>
          <PlusIcon size={18} /> Crear categoría
        </ButtonLink>
      }
    >
      <Intro problem={problem}>
        El orden es el del menú. En computadora se ven todas menos «{HIDDEN_CATEGORY}»; en el celular y al pie de la
        página, solo las visibles.
        {rows.filter(({ value }) => value.name !== HIDDEN_CATEGORY).length > FIT_IN_BAR &&
          ` Con más de ${FIT_IN_BAR}, la barra de la tienda ocupa dos líneas en pantallas chicas: mira cómo queda.`}
      </Intro>
      {knowledge === 'waiting' && rows.length === 0 ? (
        <p aria-busy="true">Cargando categorías</p>
      ) : (
        <OrderList
          label="Categorías"
          rows={listed}
          onOrder={(ordered) => order([...ordered])}
          onDelete={({ row }) => setAsked(row)}
        />
      )}
      <DeleteDialog
        name={asked && `«${asked.value.name}»`}
        orphans={asked ? orphansOfCategory(asked.value, { ...catalogue, products }) : []}
        onCancel={() => setAsked(null)}
        onDelete={remove}
      />
    </ListLayout>
  );
}

function visibilityChip({ name, visible }: Category) {
  if (name === HIDDEN_CATEGORY) return <Chip tone="plain">Siempre oculta</Chip>;
  return visible === 'public' ? null : <Chip tone="plain">Oculta</Chip>;
}
