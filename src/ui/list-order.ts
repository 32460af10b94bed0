/** The items in the order of their keys; items that the order does not name come last. */
export function inOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  order: readonly string[],
): readonly Item[] {
  const places = new Map(order.map((key, at) => [key, at]));
  const placeOf = (item: Item): number => places.get(keyOf(item)) ?? order.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The list with one item in another place; the very same list where there is no such place or item. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || to === from) return list;
  const next = list.filter((_, at) => at !== from);
  next.splice(to, 0, item);
  return next;
}
