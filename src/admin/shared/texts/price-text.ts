import { formatCentavos } from '#domain/kernel/money.ts';

/** A price as staff read it; without one, the word that visitors see instead. */
export const priceText = (centavos: number | null | undefined): string =>
  centavos ? formatCentavos(centavos) : 'Cotizar';
