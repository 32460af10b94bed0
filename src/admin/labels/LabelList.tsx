import { useMemo, useState } from 'react';
import type { Label } from '#domain/catalogue/label.ts';
import { several } from '#domain/kernel/several.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { orphansOfLabel } from '#domain/staff/forms/orphans.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { TextField } from '#ui/TextField.tsx';
import { paths } from '../paths.ts';
import { DeleteDialog } from '../shared/dialogs/DeleteDialog.tsx';
import { orderChanges } from '../shared/documents/changes.ts';
import { useStaffCategories, useStaffLabels, useStaffTutorials } from '../shared/documents/use-staff-rows.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { OrderList } from '../shared/lists/OrderList.tsx';
import { useListEdits } from '../shared/lists/use-list-edits.ts';
import { useProducts } from '../shared/products/use-products.ts';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import css from './LabelList.module.css';
import { groupByCategory, productsByLabel } from './label-groups.ts';

export function LabelList() {
  const { knowledge, rows } = useStaffLabels();
  const categories = useStaffCategories();
  const tutorials = useStaffTutorials();
  const { listed: all, isCurrent, knowsOthers } = useProducts();
  const inShop = useCatalogue((state) => state.catalogue.products);
  const products = isCurrent ? inShop : null;
  const counts = useMemo(() => products && productsByLabel(products), [products]);
  const [wanted, setWanted] = useState('');
  const { asked, ask, cancel, remove, save, problem } = useListEdits<Label>(
    'etiquetas',
    ({ nombre }) => `Subcategoría «${nombre}» borrada`,
  );

  const words = foldText(wanted).trim();
  const groups = groupByCategory(
    rows,
    categories.rows.map(({ value }) => value),
  ).flatMap(({ key, name, labels }) => {
    const shown = labels.filter(({ value }) => foldText(`${value.nombre} ${value.slug}`).includes(words));
    return shown.length > 0 ? [{ key, name, shown, count: labels.length }] : [];
  });

  const toListed = (row: StaffRow<Label>) => {
    const { id, nombre, carpeta, slug } = row.value;
    const count = counts && (counts.get(id) ?? 0);
    const used = count === null ? 'leyendo el catálogo…' : several(count, 'producto', 'productos');
    return {
      id,
      name: nombre,
      href: `${paths.label}?id=${encodeURIComponent(id)}`,
      note: `/${carpeta}/${slug}\u00a0· ${used}`,
      chips: count === 0 ? <Chip tone="plain">Sin productos</Chip> : null,
      entry: row.entry,
      row,
    };
  };

  return (
    <ListLayout
      title="Subcategorías"
      trash
      newHref={paths.newLabel}
      actions={
        <ButtonLink href={paths.newLabel}>
          <PlusIcon size={18} /> Crear subcategoría
        </ButtonLink>
      }
    >
      <Intro problem={problem}>El orden es el de los menús de cada categoría.</Intro>
      <div className={css['search']}>
        <TextField label="Buscar subcategoría" name="buscar" type="search" value={wanted} onChange={setWanted} />
      </div>
      {groups.length === 0 &&
        (rows.length > 0 ? (
          <p>Ninguna subcategoría coincide.</p>
        ) : knowledge === 'waiting' ? (
          <p aria-busy="true">Cargando subcategorías</p>
        ) : (
          <p>Todavía no hay subcategorías.</p>
        ))}
      {groups.map(({ key, name, shown, count }) => {
        const listed = shown.map(toListed);
        return (
          <section key={key} className={css['group']} aria-label={name}>
            <h2 className={css['title']}>
              {name} <span className={css['count']}>{count}</span>
            </h2>
            <OrderList
              label={name}
              rows={listed}
              onDelete={({ row }) => ask(row)}
              // While the search hides some of them, an order would not say where the hidden ones belong.
              {...(words === '' && {
                onOrder: (ordered: readonly (typeof listed)[number][]) =>
                  save({
                    title: `Orden de ${name}`,
                    changes: orderChanges(
                      'etiquetas',
                      ordered.map(({ row }) => row),
                    ),
                  }),
              })}
            />
          </section>
        );
      })}
      <DeleteDialog
        name={asked && `«${asked.value.nombre}»`}
        orphans={
          asked
            ? orphansOfLabel(
                asked.value,
                knowsOthers ? all : null,
                tutorials.rows.map(({ value }) => value),
              )
            : []
        }
        onCancel={cancel}
        onDelete={remove}
      />
    </ListLayout>
  );
}
