import type { Product } from '#domain/catalogue/product.ts';

/** A product whose labels are to be printed. */
export interface LabelItem {
  readonly id: string;
  readonly copies: number;
}

/** How many labels are printed at once: a browser's dialog takes minutes for more. */
const MOST_LABELS = 1000;
export const MOST_COPIES = 200;

/** The list with some products more; of one that is in it already nothing changes. */
export function addItems(items: readonly LabelItem[], ids: readonly string[]): readonly LabelItem[] {
  const known = new Set(items.map(({ id }) => id));
  const added = [...new Set(ids)].filter((id) => !known.has(id)).map((id) => ({ id, copies: 1 }));
  return added.length > 0 ? [...items, ...added] : items;
}

/** The list with what was taken out of it before what it has by now; of a product that is in both the list says how many. */
export const withItemsBack = (items: readonly LabelItem[], back: readonly LabelItem[]): readonly LabelItem[] => [
  ...back.filter(({ id }) => !items.some((item) => item.id === id)),
  ...items,
];

/** How many labels are printed for some products together. */
export const labelCount = (items: readonly LabelItem[]): number => items.reduce((sum, { copies }) => sum + copies, 0);

/** The first of some products whose labels are printed at once, at least one of them. */
export function nextBatch<One extends { readonly copies: number }>(listed: readonly One[]): readonly One[] {
  let labels = 0;
  const end = listed.findIndex(({ copies }) => (labels += copies) > MOST_LABELS);
  return end === -1 ? listed : listed.slice(0, Math.max(1, end));
}

export const labelOrders = {
  elegidos: 'Como los elegí',
  nombre: 'Por nombre',
  clave: 'Por clave',
  marca: 'Por marca y nombre',
} as const;
export type LabelOrder = keyof typeof labelOrders;

/** Whether a value from outside names an order. */
export const isLabelOrder = (value: unknown): value is LabelOrder =>
  typeof value === 'string' && Object.hasOwn(labelOrders, value);

type Named = Pick<Product, 'nombre' | 'clave' | 'marca'>;

/** The same products as they are to be printed. */
export function inOrder<One extends { readonly product: Named }>(
  listed: readonly One[],
  order: LabelOrder,
): readonly One[] {
  if (order === 'elegidos') return listed;
  const keyOf = ({ nombre, clave, marca }: Named): string =>
    order === 'clave' ? clave : order === 'marca' ? `${marca}\n${nombre}` : nombre;
  return listed.toSorted((a, b) => collator.compare(keyOf(a.product), keyOf(b.product)));
}

/** Numbers within names by their value: 4 before 19. */
const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** A list as the device kept it; what cannot be read is left out. */
export function parseItems(kept: unknown): readonly LabelItem[] {
  if (!Array.isArray(kept)) return [];
  const items = kept.flatMap((one: unknown): LabelItem[] => {
    const { id, copies } = (typeof one === 'object' && one !== null ? one : {}) as Partial<Record<string, unknown>>;
    const isCount = typeof copies === 'number' && Number.isInteger(copies) && copies >= 1 && copies <= MOST_COPIES;
    return typeof id === 'string' && id !== '' && isCount ? [{ id, copies }] : [];
  });
  return [...new Map(items.map((item) => [item.id, item] as const)).values()];
}
