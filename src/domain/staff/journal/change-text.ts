import { formatCentavos } from '#domain/kernel/money.ts';
import { cutText } from '#domain/kernel/text-fold.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { PROMOTIONAL_PRICES } from '#domain/promotions/promotions.ts';
import { CLOSED_DAYS } from '#domain/settings/opening-hours.ts';
import { readPrice } from '#domain/settings/parse-promotions.ts';
import { collectionName, fieldList, fieldName, hasNamelessItems, typedText, valueText } from '../forms/field-labels.ts';
import type { FieldsChanged } from '../log/log-record.ts';
import { TRASH } from '../log/trash.ts';
import { linesTold, toldFields } from '../people/people-texts.ts';
import { type Change, type Fields } from './change.ts';
import { saysTheSame } from './merge-values.ts';
import { isPlainRecord } from './plain-value.ts';

const LONGEST_VALUE = 60;

type ToldChange = Pick<Change, 'collection' | 'base' | 'document'> & Pick<FieldsChanged, 'reservados'>;

/** What a change does, a line for each field: `Precio con IVA: $149.00 → $151.00`. */
export function changeTexts(change: ToldChange): readonly string[] {
  const { collection, reservados = [] } = change;
  const [base, document] = [toldFields(collection, change.base), toldFields(collection, change.document)];
  // What is deleted says so itself.
  if (collection === TRASH) return [];
  if (document === null) return [`${collectionName(collection)}: se elimina`];
  if (isWithdrawn(document)) return ['Se retira de la tienda'];
  const starts = base === null || isWithdrawn(base) ? [startText(collection, document)] : [];
  const before = isWithdrawn(base) ? {} : (base ?? {});
  const names = [...new Set([...Object.keys(document), ...Object.keys(before)])];
  const changed = names
    .filter((name) => name !== 'visible' || !starts.length)
    .filter((name) => !saysTheSame(before[name], document[name]));
  return [
    ...starts,
    ...changed.map((name) => fieldText(name, before[name], document[name])),
    ...linesTold(collection, change.base, change.document),
    ...(reservados.length > 0 ? [`${fieldList(reservados)}: cambió, y aquí no se copia`] : []),
  ];
}

const isWithdrawn = (document: Fields | null): boolean => document?.['visible'] === 'retirado';

function startText(collection: string, document: Fields): string {
  if (collection === 'productos') return document['visible'] === 'public' ? 'Se publica en la tienda' : 'Es nuevo';
  return `${collectionName(collection)}: se crea`;
}

/** One field before and after, in one line. */
function fieldText(field: string, before: unknown, after: unknown): string {
  if ([before, after].some((value) => Array.isArray(value) || isToldAsList(field, value)))
    return listText(field, itemsOf(field, before), itemsOf(field, after));
  const isNew = before === undefined || before === null || before === '';
  return `${fieldName(field)}: ${isNew ? '' : `${clipped(field, before)} → `}${clipped(field, after)}`;
}

const clipped = (field: string, value: unknown): string => {
  const text = valueText(field, value).replaceAll('\n', ', ');
  return text.length > LONGEST_VALUE ? `${cutText(text, LONGEST_VALUE).trimEnd()}…` : text;
};

const itemsOf = (field: string, value: unknown): readonly string[] =>
  field === PROMOTIONAL_PRICES && isPlainRecord(value)
    ? Object.entries(value).map(priceText)
    : Array.isArray(value)
      ? value.map((item) => valueText(field, item).replaceAll('\n', ', '))
      : isToldAsList(field, value)
        ? valueText(field, value).split('\n')
        : [];

/** A promotional price in words. It names the product by its id, because the document does not have its name. */
function priceText([key, value]: readonly [string, unknown]): string {
  const price = readPrice(key, String(value));
  return price
    ? `${formatCentavos(price.price)} del ${dayInFull(price.from)} al ${dayInFull(price.until)} (${price.id})`
    : `${key}: ${String(value)}`;
}

/** Whether a field is stored as a record by day or product, and told as a list. */
const isToldAsList = (field: string, value: unknown): boolean =>
  (field === CLOSED_DAYS || field === PROMOTIONAL_PRICES) && isPlainRecord(value);

function listText(field: string, before: readonly string[], after: readonly string[]): string {
  const added = after.filter((item) => !before.includes(item));
  const removed = before.filter((item) => !after.includes(item));
  if (added.length + removed.length === 0) return `${fieldName(field)}: otro orden`;
  if (hasNamelessItems(field)) {
    const counts = [added.length > 0 && `${added.length} más`, removed.length > 0 && `${removed.length} menos`];
    return `${fieldName(field)}: ${counts.filter(Boolean).join(', ')}`;
  }
  const signed = [...removed.map((item) => `−${clipped('', item)}`), ...added.map((item) => `+${clipped('', item)}`)];
  return `${fieldName(field)}: ${signed.join(', ')}`;
}

/** What somebody else changed a field to that a person is editing in a form. */
export const typedChangeText = (field: string, before: unknown, after: unknown): string =>
  Array.isArray(before) || Array.isArray(after) ? fieldText(field, before, after) : typedText(field, after);

/** What an entry does, with a heading for each document where there are several. */
export function entryTexts(changes: readonly Change[]): readonly string[] {
  return changes.flatMap((change) => changeTexts(change));
}
