import { unchangedCount } from '#domain/price-import/diff-counts.ts';
import type { Review } from '#domain/price-import/review.ts';
import { Counts } from './Counts.tsx';

/** How many rows were read, and what becomes of them: the counts behind the first add up to it. */
export function ReviewCounts({ review: { account, counts } }: { readonly review: Review }) {
  const { rows, changes, unknown, drafts, errors } = counts;
  // A row of the sheet with two tables side by side holds two articles, and the sum of the sheet's rows is said below.
  const [one, many] = rows === account.read ? ['fila leída', 'filas leídas'] : ['artículo leído', 'artículos leídos'];
  return (
    <Counts
      counts={[
        { value: rows, name: rows === 1 ? one : many },
        { value: changes, name: changes === 1 ? 'precio cambia' : 'precios cambian' },
        { value: unchangedCount(counts), name: 'sin cambio' },
        { value: unknown, name: unknown === 1 ? 'clave sin producto' : 'claves sin producto' },
        // Most lists name no drafts.
        ...(drafts > 0 ? [{ value: drafts, name: drafts === 1 ? 'borrador' : 'borradores' }] : []),
        { value: errors, name: errors === 1 ? 'fila con error' : 'filas con error', isBad: true },
      ]}
    />
  );
}
