import { priceLevel } from './price-level.ts';
import type { Table, TableColumn } from './table.ts';

const FEWEST = 3;

/** The column that names the public's price and holds hardly any, because its formulas were never calculated or give errors. */
export function unreadPrice({ columns, body }: Table): TableColumn | undefined {
  return columns.find(({ index, title, isHidden }) => {
    if (isHidden || !['public', 'plain'].includes(priceLevel(title))) return false;
    const filled = body.flatMap(({ cells }) => cells[index] ?? []);
    const errors = filled.filter((cell) => typeof cell === 'object' && cell.kind === 'error').length;
    return errors >= FEWEST && errors >= filled.length * 0.5;
  });
}
