import { dayAndMonth } from '#domain/kernel/written-days.ts';

/** Without its year, because it is on: `Hasta el 30 nov.` */
export const bannerEnd = ({ until }: { readonly until: string }): string => `Hasta el ${dayAndMonth(until)}.`;
