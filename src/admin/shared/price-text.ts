import { formatCentavos } from '#domain/kernel/money.ts';

/** A price as staff read it: what visitors see where there is none, too. */
export const priceText = (centavos: number | null | undefined): string =>
  centavos ? formatCentavos(centavos) : 'Cotizar';
