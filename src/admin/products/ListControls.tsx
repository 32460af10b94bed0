import { productCategories } from '#domain/staff/products/product-categories.ts';
import {
  LIST_COLUMNS,
  LIST_SORTS,
  type ListColumn,
  type ListGap,
  type ListState,
  type ProductQuery,
} from '#domain/staff/products/product-query.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { ChevronDownIcon } from '#ui/icons/ChevronDownIcon.tsx';
import { useMedia } from '#ui/use-media.ts';
import { Filter, ListFilters } from '../shared/lists/ListFilters.tsx';
import css from './ListControls.module.css';
import { PHONE } from './table-columns.ts';

interface ListControlsProps {
  readonly query: ProductQuery;
  readonly onChange: (change: Partial<ProductQuery>) => void;
}

const STATES: readonly { readonly value: ListState; readonly name: string }[] = [
  { value: 'todos', name: 'Todos los estados' },
  { value: 'publicos', name: 'Publicados' },
  { value: 'borradores', name: 'Borradores' },
  { value: 'retirados', name: 'Retirados' },
  { value: 'agotados', name: 'Agotados' },
  { value: 'por-enviar', name: 'Por enviar' },
];
const GAPS: readonly { readonly value: ListGap; readonly name: string }[] = [
  { value: '', name: 'Falte o no un dato' },
  { value: 'foto', name: 'Sin foto' },
  { value: 'precio', name: 'Sin precio' },
  { value: 'vigencia', name: 'Precio antiguo' },
  { value: 'descripcion', name: 'Sin descripción' },
  { value: 'subcategoria', name: 'Sin subcategoría' },
  { value: 'existencia', name: 'Sin existencia anotada' },
];

/** What the heads of the columns sort by, for a phone, which has none. */
const ORDERS: readonly { readonly value: string; readonly name: string }[] = [
  { value: 'nombre', name: 'Por nombre, A a Z' },
  { value: 'nombre-', name: 'Por nombre, Z a A' },
  { value: 'clave', name: 'Por clave' },
  { value: 'precio', name: 'Precio, menor primero' },
  { value: 'precio-', name: 'Precio, mayor primero' },
  { value: 'vigencia', name: 'Precio más antiguo primero' },
  { value: 'vigencia-', name: 'Precio más reciente primero' },
];
const BY_RELEVANCE = { value: 'relevancia', name: 'Lo más parecido primero' };

export const COLUMN_NAMES: Readonly<Record<ListColumn, string>> = {
  clave: 'Clave',
  marca: 'Marca',
  categoria: 'Categoría',
  precio: 'Precio',
  vigencia: 'Vigente desde',
  estado: 'Estado',
};

/** The search, filters and columns of the list. */
export function ListControls({ query, onChange }: ListControlsProps) {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const labels = useCatalogue((state) => state.catalogue.labels);
  const isPhone = useMedia(PHONE);
  const shownLabels = labels.filter(({ unicID }) => query.unicID === '' || unicID === query.unicID);
  return (
    <ListFilters
      label="Buscar productos"
      placeholder="Nombre, clave o marca"
      text={query.text}
      onText={(text) => onChange({ text })}
    >
      <Filter
        label="Estado"
        value={query.state}
        options={STATES}
        onChange={(value) => onChange({ state: STATES.find((state) => state.value === value)?.value ?? 'todos' })}
      />
      <Filter
        label="Categoría"
        value={query.unicID}
        options={[{ value: '', name: 'Todas las categorías' }, ...productCategories(categories)]}
        onChange={(unicID) => onChange({ unicID, label: '' })}
      />
      <Filter
        label="Subcategoría"
        value={query.label}
        options={[
          { value: '', name: 'Todas las subcategorías' },
          ...shownLabels.map(({ id, nombre }) => ({ value: id, name: nombre })),
        ]}
        onChange={(label) => onChange({ label })}
      />
      <Filter
        label="Datos que faltan"
        value={query.gap}
        options={GAPS}
        onChange={(value) => onChange({ gap: GAPS.find((gap) => gap.value === value)?.value ?? '' })}
      />
      {isPhone && (
        <Filter
          label="Orden"
          value={`${query.sort}${query.descending ? '-' : ''}`}
          options={query.text ? [BY_RELEVANCE, ...ORDERS] : ORDERS}
          onChange={(order) => {
            const sort = LIST_SORTS.find((one) => one === order.replace('-', ''));
            if (sort) onChange({ sort, descending: order.endsWith('-') });
          }}
        />
      )}
      <details className={css['columns']}>
        <summary className={css['summary']}>
          Columnas <ChevronDownIcon size={14} />
        </summary>
        <div className={css['list']}>
          {LIST_COLUMNS.map((column) => (
            <CheckField
              key={column}
              checked={query.columns.includes(column)}
              onChange={() =>
                onChange({
                  columns: LIST_COLUMNS.filter((one) => query.columns.includes(one) !== (one === column)),
                })
              }
            >
              {COLUMN_NAMES[column]}
            </CheckField>
          ))}
        </div>
      </details>
    </ListFilters>
  );
}
