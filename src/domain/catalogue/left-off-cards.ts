import type { Product } from './product.ts';

/** What a card does not show, as a product of a list carries it. A page leaves these out, so that its HTML comes in the first packets of a connection. */
export const LEFT_OFF_CARDS = {
  modelo: '',
  descripcion: '',
  ficha: [],
  caracteristicas: [],
  documentos: [],
  relacionados: { accesorios: [], refacciones: [], alternativas: [] },
} as const satisfies Partial<Product>;
