import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { type QuickField, stockWritten } from '#domain/staff/quick/quick-cells.ts';
import type { Place } from './use-active-cell.ts';
import type { PastedCell, QuickCells } from './use-quick-cells.ts';

/** What became of the cells of a paste. */
export interface PasteCounts {
  readonly saved: number;
  readonly unchanged: number;
  readonly asks: number;
  readonly invalid: number;
  /** Rows and columns for which the list has no place, and costs that cannot be read now. */
  readonly left: number;
}

/** What was pasted, cell by cell, and how many of its cells have no place. */
export interface Pasted {
  readonly cells: readonly PastedCell[];
  readonly left: number;
}

/** The cells from one downwards and to the right. An empty cell of the clipboard leaves what is there, because a gap in a copied column is no price. */
export function placePaste(
  listed: readonly ListedProduct[],
  { at, field }: Place,
  rows: readonly (readonly string[])[],
  fields: readonly QuickField[],
  knowsCosts: boolean,
): Pasted {
  const cells: PastedCell[] = [];
  let left = 0;
  const column = fields.indexOf(field);
  rows.forEach((row, down) => {
    row.forEach((typed, across) => {
      if (typed === '') return;
      const product = listed[at + down];
      const of = fields[column + across];
      if (!product || !of || (of === 'costo' && !knowsCosts)) left += 1;
      else cells.push({ listed: product, field: of, typed: of === 'existencia' ? stockWritten(typed) : typed });
    });
  });
  return { cells, left };
}

/** Saves the cells of a paste that are clear. Resolves once they are stored on the device, because a cell is called saved only then. */
export async function pasteCells({ paste }: Pick<QuickCells, 'paste'>, { cells, left }: Pasted): Promise<PasteCounts> {
  const { judged, refused: refusing } = paste(cells);
  const refused = await refusing;
  const count = (kind: (typeof judged)[number]['kind']): number => judged.filter((one) => one.kind === kind).length;
  return {
    saved: count('accepted') - refused,
    unchanged: count('unchanged'),
    asks: count('asks') + refused,
    invalid: count('invalid'),
    left,
  };
}

/** `Se pegaron 12 celdas: 9 guardadas, 2 por confirmar, 1 con error.` */
export function pasteText({ saved, unchanged, asks, invalid, left }: PasteCounts): string {
  const all = saved + unchanged + asks + invalid;
  const parts = [
    saved > 0 && several(saved, 'guardada', 'guardadas'),
    unchanged > 0 && `${groupThousands(unchanged)} sin cambio`,
    asks > 0 && `${groupThousands(asks)} por confirmar`,
    invalid > 0 && `${groupThousands(invalid)} con error`,
  ].filter((part) => part !== false);
  const pasted = all === 1 ? 'Se pegó 1 celda' : `Se pegaron ${groupThousands(all)} celdas`;
  const rest = left > 0 ? ` ${several(left, 'no cupo', 'no cupieron')} en la tabla.` : '';
  return `${pasted}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}.${rest}`;
}
