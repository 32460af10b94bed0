import * as v from 'valibot';
import { isStock, type Stock } from '#domain/catalogue/stock.ts';
import { QUICK_FIELDS, type QuickDraft, type QuickField } from './quick-cells.ts';

/** A cell of the quick grid that is not saved, as it is kept on the device. */
export interface KeptCell extends QuickDraft {
  /** The product. */
  readonly id: string;
  readonly field: QuickField;
}

const cells = v.object({
  celdas: v.array(
    v.object({
      id: v.string(),
      field: v.picklist(QUICK_FIELDS),
      typed: v.string(),
      start: v.nullable(v.union([v.pipe(v.number(), v.integer()), v.custom<Stock>(isStock)])),
    }),
  ),
});

/** The cells that were kept; none where the value is something else. */
export function parseKeptCells(values: unknown): readonly KeptCell[] {
  const parsed = v.safeParse(cells, values);
  return parsed.success ? parsed.output.celdas : [];
}
