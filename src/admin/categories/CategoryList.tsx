import type { Category, MenuKind } from '#domain/catalogue/category.ts';
import { FIT_IN_BAR, HIDDEN_CATEGORY, isInBar } from '#domain/staff/forms/category-form.ts';
import { orphansOfCategory } from '#domain/staff/forms/orphans.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { paths } from '../paths.ts';
import { DeleteDialog } from '../shared/dialogs/DeleteDialog.tsx';
import { orderChanges } from '../shared/documents/changes.ts';
import { useStaffCategories, useStaffLabels } from '../shared/documents/use-staff-rows.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { OrderList } from '../shared/lists/OrderList.tsx';
import { useListEdits } from '../shared/lists/use-list-edits.ts';
import { useProducts } from '../shared/products/use-products.ts';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';

const MENU_NAMES: Readonly<Record<MenuKind, string>> = {
  simple: 'Enlace',
  slim: 'Enlace con cajón',
  megamenu: 'Megamenú',
};

export function CategoryList() {
  const { knowledge, rows } = useStaffCategories();
  const labels = useStaffLabels();
  const { listed: products, knowsOthers } = useProducts();
  const { asked, ask, cancel, remove, save, problem } = useListEdits<Category>(
    'categories',
    ({ name }) => `Categoría «${name}» borrada`,
  );

  const listed = rows.map((row) => {
    const { id, name, folder, menu, unicID } = row.value;
    return {
      id,
      name,
      href: `${paths.category}/${encodeURIComponent(id)}`,
      note: `/${folder}\u00a0· ${MENU_NAMES[menu]}\u00a0· unicID ${unicID}`,
      chips: visibilityChip(row.value),
      entry: row.entry,
      row,
    };
  });

  function order(ordered: typeof listed) {
    const changes = orderChanges(
      'categories',
      ordered.map(({ row }) => row),
    );
    return save({ title: 'Orden de las categorías', changes });
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
        {rows.filter(({ value }) => isInBar(value)).length > FIT_IN_BAR &&
          ` Con más de ${FIT_IN_BAR}, la barra de la tienda ocupa dos líneas en pantallas chicas: mira cómo queda.`}
      </Intro>
      {rows.length === 0 ? (
        knowledge === 'waiting' ? (
          <p aria-busy="true">Cargando categorías</p>
        ) : (
          <p>Todavía no hay categorías.</p>
        )
      ) : (
        <OrderList
          label="Categorías"
          rows={listed}
          onOrder={(ordered) => order([...ordered])}
          onDelete={({ row }) => ask(row)}
        />
      )}
      <DeleteDialog
        name={asked && `«${asked.value.name}»`}
        orphans={
          asked
            ? orphansOfCategory(
                asked.value,
                { categories: rows.map(({ value }) => value), labels: labels.rows.map(({ value }) => value) },
                knowsOthers ? products : null,
              )
            : []
        }
        onCancel={cancel}
        onDelete={remove}
      />
    </ListLayout>
  );
}

function visibilityChip({ name, visible }: Category) {
  if (name === HIDDEN_CATEGORY) return <Chip tone="plain">Siempre oculta</Chip>;
  return visible === 'public' ? null : <Chip tone="plain">Oculta</Chip>;
}
