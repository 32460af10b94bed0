import { accessoryDepartments } from './accessory-departments.ts';
import type { Draft } from './family.ts';
import { paintDepartments } from './paint-departments.ts';
import { powerDepartments } from './power-departments.ts';
import { supplyDepartments } from './supply-departments.ts';

const DEPARTMENTS = [...powerDepartments, ...paintDepartments, ...accessoryDepartments, ...supplyDepartments];

/**
 * The whole price list, in the order of the labels. Within a department the families go by their names, whichever files they are in: which of two
 * articles of one name gets the plain address depends on their order.
 */
export function priceList(): Draft[] {
  return DEPARTMENTS.flatMap((files) =>
    files
      .flatMap((file) => Object.entries(file))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, drafts]) => drafts),
  );
}
