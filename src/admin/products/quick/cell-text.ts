import { type Stock, stockStates } from '#domain/catalogue/stock.ts';
import { pesosText } from '#domain/staff/forms/pesos.ts';
import type { QuickField, QuickValue } from '#domain/staff/quick/quick-cells.ts';
import { priceText } from '../../shared/texts/price-text.ts';

/** A column's name, and the article that a sentence gives it. */
export const FIELD_NAMES: Readonly<Record<QuickField, readonly [name: string, article: string]>> = {
  precio: ['Precio', 'el'],
  costo: ['Costo', 'el'],
  existencia: ['Existencia', 'la'],
};

/** The states as a cell has room for them. */
export const SHORT_STATES: Readonly<Record<Stock, string>> = {
  disponible: 'Disponible',
  'sobre-pedido': 'Sobre pedido',
  agotado: 'Agotado',
};

/** A value as its input holds it. */
export const inputText = (value: QuickValue | undefined): string =>
  typeof value === 'string' ? value : pesosText(value);

/** A value within a sentence: `$149.00`, `Sobre pedido`. */
export function saidText(field: QuickField, value: QuickValue | null | undefined): string {
  if (typeof value === 'string') return stockStates[value];
  return field === 'existencia' ? 'sin decir' : priceText(value);
}
