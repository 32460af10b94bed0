import { useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import type { LotRow, RowEnd } from '#domain/price-import/upload-plan.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { productPath } from '../paths.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { priceText } from '../shared/texts/price-text.ts';
import { Change } from './Change.tsx';
import { RowFilters } from './RowFilters.tsx';
import css from './UploadRows.module.css';

type Filter = 'todas' | 'pendiente' | RowEnd;

const FILTERS: readonly (readonly [Filter, string])[] = [
  ['todas', 'Todas'],
  ['aplicada', 'Aplicados'],
  ['pendiente', 'Sin aplicar'],
  ['saltada', 'Sin tocar'],
  ['deshecha', 'Devueltos'],
  ['conservada', 'Conservados'],
];
const STEP = 200;

interface UploadRowsProps {
  readonly rows: readonly LotRow[];
  readonly isUnfinished: boolean;
}

/** The prices of an upload: what each was, what it was to be, and what became of it. */
export function UploadRows({ rows, isUnfinished }: UploadRowsProps) {
  const known = useCatalogue(({ productRows }) => productRows);
  const [filter, setFilter] = useState<Filter>('todas');
  const [shown, setShown] = useState(STEP);
  const kept = filter === 'todas' ? rows : rows.filter((row) => (row.fin ?? 'pendiente') === filter);
  const names = new Map(known.map(({ id, product }) => [id, product?.nombre] as const));
  const filters = FILTERS.map(([one, name]) => ({
    filter: one,
    name,
    count: one === 'todas' ? rows.length : rows.filter((row) => (row.fin ?? 'pendiente') === one).length,
  }));
  return (
    <>
      <RowFilters
        filters={filters.filter((one) => one.filter === 'todas' || one.count > 0)}
        value={filter}
        onChange={(next) => {
          setFilter(next);
          setShown(STEP);
        }}
      />
      <table className={css['table']} aria-label="Precios de la carga">
        <thead>
          <tr className={css['row']}>
            <th scope="col">Clave</th>
            <th scope="col">Producto</th>
            <th scope="col">Antes</th>
            <th scope="col">Después</th>
            <th scope="col">Cambio</th>
            <th scope="col">Estado</th>
          </tr>
        </thead>
        <tbody>
          {kept.slice(0, shown).map((row) => (
            <tr key={row.id} className={css['row']}>
              <td className={css['clave']}>{row.clave}</td>
              <td className={css['name']}>
                <AppLink href={productPath(row.id)}>{names.get(row.id) ?? 'Producto retirado'}</AppLink>
              </td>
              <td className={css['before']}>{priceText(row.antes)}</td>
              <td className={css['after']}>{priceText(row.despues)}</td>
              <td className={css['change']}>
                <Change change={row.antes === null ? null : row.despues / row.antes - 1} />
              </td>
              <td className={css['state']}>
                <Chip tone={row.fin === 'saltada' || row.fin === 'conservada' ? 'amber' : 'plain'}>
                  {endText(row, isUnfinished)}
                </Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {kept.length > shown && (
        <Button look="outline" onClick={() => setShown((count) => count + STEP)}>
          Mostrar más ({groupThousands(kept.length - shown)})
        </Button>
      )}
    </>
  );
}

function endText({ fin, hoy }: LotRow, isUnfinished: boolean): string {
  switch (fin) {
    case 'aplicada':
      return 'Aplicado';
    case 'saltada':
      return `Sin tocar: tenía ${priceText(hoy)}`;
    case 'deshecha':
      return 'Devuelto';
    case 'conservada':
      return `Se quedó con ${priceText(hoy)}`;
    case undefined:
    default:
      return isUnfinished ? 'Pendiente' : 'No se aplicó';
  }
}
