import { dayInFull, shopDayOf } from '#domain/kernel/written-days.ts';

/** What goes with a list that is deleted, by how many articles it has. */
export function erasedText(count: number): string {
  if (count === 0) return 'No lleva artículos.';
  return count === 1 ? 'Su artículo se quita de este equipo.' : `Sus ${count} artículos se quitan de este equipo.`;
}

/** When a quotation of a list was last requested. @param moment in milliseconds */
export const askedText = (moment: number): string => `Pediste cotización el ${dayInFull(shopDayOf(moment))}.`;
