import { withoutOldest } from '#domain/catalogue/old-words.ts';
import { fieldEntries, relations } from '#domain/catalogue/product-fields.ts';
import { PROMOTIONAL_PRICES } from '#domain/promotions/promotions.ts';
import { WORD_LIMITS } from '#domain/search/shop-word.ts';
import { CLOSED_DAYS } from '#domain/settings/opening-hours.ts';
import { isPlainRecord, sameValue } from './plain-value.ts';

/** The outcome for one value that two people may have changed: one value, or `null` where a person has to choose. */
export type MergedValue = { readonly value: unknown } | null;

/** An optional field that is left out and one that is empty are the same to a person. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Whether two values of a field are the same to a person. */
export const saysTheSame = (a: unknown, b: unknown): boolean => sameValue(a, b) || (saysNothing(a) && saysNothing(b));

/** How many items a list, or a record that is a list by name, may have: of products as in their table, of others as in `firestore.rules`. */
const MOST_ITEMS: ReadonlyMap<string, number> = new Map([
  ...fieldEntries.flatMap(([name, field]) => ('items' in field ? [[name, field.max] as const] : [])),
  ['lineas', 6],
  ['mosaicos', 6],
  ['vitrina', 8],
  ['productos', 60],
  ['texto', 300],
  ['significa', WORD_LIMITS.significa],
  [CLOSED_DAYS, 40],
  [PROMOTIONAL_PRICES, 60],
]);

const isTooMany = (field: string, count: number): boolean => count > (MOST_ITEMS.get(field) ?? count);

/** The addresses that a document had before, separated by spaces: links lead to all of them, whoever changed the address. */
const OLD_ADDRESSES: ReadonlySet<string> = new Set(['slugsAnteriores', 'carpetasAnteriores']);

/** Records that are lists by name: of related products, of days on which the store is closed, and of promotional prices. */
const BY_NAME: ReadonlySet<string> = new Set(['relacionados', CLOSED_DAYS, PROMOTIONAL_PRICES]);

const wordsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split(' ').filter(Boolean) : [];

/** The old addresses of both, those first that were none before, because the last ones go where they are too long together. */
function mergeOldAddresses(start: unknown, mine: unknown, theirs: unknown): string {
  const before = wordsOf(start);
  const words = [...new Set([...wordsOf(theirs), ...wordsOf(mine)])];
  // Theirs has all of them already, perhaps because this edit has arrived before.
  if (words.length === wordsOf(theirs).length) return words.join(' ');
  return withoutOldest([
    ...words.filter((word) => !before.includes(word)),
    ...words.filter((word) => before.includes(word)),
  ]);
}

/** Lists whose items are ids or files. In every other list a changed item looks like one that was removed and another that was added. */
const LISTS_OF_IDS: ReadonlySet<string> = new Set([
  ...fieldEntries.flatMap(([name, { kind }]) =>
    kind === 'labels' || kind === 'related' || kind === 'images' || kind === 'documents' ? [name] : [],
  ),
  ...Object.keys(relations),
  'productos',
  'mosaicos',
  'vitrina',
  'bandas',
]);

/**
 * Merges what two people made of one value. What only one of them changed is taken from them; lists are merged by item, and
 * records that are lists one by one.
 * @param field its stored name, for the number of items that it may hold.
 */
export function mergeValues(field: string, start: unknown, mine: unknown, theirs: unknown): MergedValue {
  const whole = mergeWhole(start, mine, theirs);
  if (whole) return whole;
  if (OLD_ADDRESSES.has(field)) return { value: mergeOldAddresses(start, mine, theirs) };
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const value = mergeLists(field, Array.isArray(start) ? start : [], mine, theirs);
    return value && !isTooMany(field, value.length) ? { value } : null;
  }
  const isByName = BY_NAME.has(field) && isPlainRecord(start);
  return isByName && isPlainRecord(mine) && isPlainRecord(theirs) ? mergeRecords(field, start, mine, theirs) : null;
}

/** The value of the one person that changed it; `null` where both did. */
export function mergeWhole(start: unknown, mine: unknown, theirs: unknown): MergedValue {
  if (saysTheSame(mine, theirs) || saysTheSame(start, mine)) return { value: theirs };
  return saysTheSame(start, theirs) ? { value: mine } : null;
}

type PlainRecord = Readonly<Record<string, unknown>>;

function mergeRecords(field: string, start: PlainRecord, mine: PlainRecord, theirs: PlainRecord): MergedValue {
  const merged: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergeValues(field, start[name], mine[name], theirs[name]);
    if (!value) return null;
    if (value.value !== undefined) merged[name] = value.value;
  }
  return isTooMany(field, Object.keys(merged).length) ? null : { value: merged };
}

/** What tells an item from the others of its list; `null` where nothing does. */
function keyOf(item: unknown): string | null {
  if (typeof item === 'string') return item;
  if (!isPlainRecord(item)) return null;
  const key = item['imagen'] ?? item['archivo'] ?? item['nombre'] ?? item['fecha'];
  return typeof key === 'string' ? key : null;
}

type Items = ReadonlyMap<string, unknown>;

/** The items by key, or `null` where two cannot be told apart. */
function byKey(list: readonly unknown[]): Items | null {
  const items = new Map<string, unknown>();
  for (const item of list) {
    const key = keyOf(item);
    if (key === null || items.has(key)) return null;
    items.set(key, item);
  }
  return items;
}

/** The list with the additions, removals and changes of both, or `null` where they collide. */
function mergeLists(
  field: string,
  startList: readonly unknown[],
  myList: readonly unknown[],
  theirList: readonly unknown[],
): readonly unknown[] | null {
  const [start, mine, theirs] = [byKey(startList), byKey(myList), byKey(theirList)];
  if (!start || !mine || !theirs) return null;
  if (!LISTS_OF_IDS.has(field) && isSameItemEdited(start, mine, theirs)) return null;
  const order = mergeOrders([...start.keys()], [...mine.keys()], [...theirs.keys()]);
  if (!order) return null;
  const merged: unknown[] = [];
  for (const key of order) {
    const value = mergeItem(start.get(key), mine.get(key), theirs.get(key));
    if (!value) return null;
    if (value.value !== undefined) merged.push(value.value);
  }
  return merged;
}

/** Whether both may have changed the same item, or one has changed and the other removed it. */
function isSameItemEdited(start: Items, mine: Items, theirs: Items): boolean {
  const bothLack = [...start.keys()].some((key) => !mine.has(key) && !theirs.has(key));
  return bothLack && [...mine.keys(), ...theirs.keys()].some((key) => !start.has(key));
}

/** One item of a list; the value is `undefined` where it was removed. */
function mergeItem(start: unknown, mine: unknown, theirs: unknown): MergedValue {
  if (sameValue(mine, theirs) || sameValue(start, mine)) return { value: theirs };
  if (sameValue(start, theirs)) return { value: mine };
  return isPlainRecord(start) && isPlainRecord(mine) && isPlainRecord(theirs)
    ? mergeRecords('', start, mine, theirs)
    : null;
}

/** The keys of both lists in one order: that of whoever moved items, with the other's new ones behind the item that they follow there. */
function mergeOrders(start: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] | null {
  const stay = new Set(start.filter((key) => mine.includes(key) && theirs.includes(key)));
  const orderOf = (keys: readonly string[]): string => JSON.stringify(keys.filter((key) => stay.has(key)));
  const [was, myOrder, theirOrder] = [start, mine, theirs].map(orderOf);
  if (myOrder !== theirOrder && myOrder !== was && theirOrder !== was) return null;
  // The first item means something: a product's main picture, and the subcategory of its address.
  if (mine[0] !== theirs[0] && mine[0] !== start[0] && theirs[0] !== start[0]) return null;
  const [leading, other] = myOrder === was ? [theirs, mine] : [mine, theirs];
  const order = [...leading];
  other.forEach((key, at) => {
    if (order.includes(key)) return;
    const before = other.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : afterRun(order, before, start), 0, key);
  });
  return order;
}

/** The place behind an item and behind what the other person has added there. */
function afterRun(order: readonly string[], key: string, start: readonly string[]): number {
  let at = order.indexOf(key) + 1;
  while (at < order.length && !start.includes(order[at] ?? '')) at += 1;
  return at;
}
