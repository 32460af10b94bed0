import { groupThousands } from './money.ts';

/** A count with its noun: `several(1, 'fila', 'filas')` → `1 fila`, `several(1842, 'fila', 'filas')` → `1,842 filas`. */
export const several = (count: number, one: string, many: string): string =>
  `${groupThousands(count)} ${count === 1 ? one : many}`;
