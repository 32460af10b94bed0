/** Whether the store has an article, as staff said it. A product of which nobody said it has none of these. */
export const stockStates = {
  disponible: 'Disponible en tienda',
  'sobre-pedido': 'Sobre pedido',
  agotado: 'Agotado por ahora',
} as const;
export type Stock = keyof typeof stockStates;

/** Whether a value from outside is one of the stock states. */
export const isStock = (value: unknown): value is Stock =>
  typeof value === 'string' && Object.hasOwn(stockStates, value);
