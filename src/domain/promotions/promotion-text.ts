/** Without `Intl`: a card of the first screen says it. */
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** `2026-11-30` → `30 nov`, the last day of a promotion. */
function promotionDay(day: string): string {
  return `${Number(day.slice(8))}\u00a0${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;
}

/** `Hasta el 30 nov.` */
export const bannerEnd = ({ until }: { readonly until: string }): string => `Hasta el ${promotionDay(until)}.`;
