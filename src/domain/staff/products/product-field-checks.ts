import type { ProductDocument, ProductImage, Spec } from '#domain/catalogue/product.ts';
import type { ChoiceField, ListField, PlainField, TextField } from '#domain/catalogue/product-fields.ts';
import { barcodeKey, checkDigitOf, isBarcodeLong } from '#domain/kernel/barcode.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { atMost, type FieldProblem, firstProblem, plainLine, required, slugProblem } from '../forms/field-checks.ts';
import { parsePesos } from '../forms/pesos.ts';
import { fromShortBarcode } from './short-barcode.ts';

// What is wrong with a field of a product's form, by its kind. Limits are those of the table; texts come without outer blanks.

const line = (value: string, max: number): FieldProblem => firstProblem(plainLine(value), atMost(value, max));

/** What is wrong with a text by itself: missing, too long, or with signs that do not belong there. */
export function textProblem(value: string, { kind, max, ask }: TextField, isRequired: boolean): FieldProblem {
  if (kind === 'slug') return value || isRequired ? slugProblem(value) : undefined;
  const missing = isRequired && ask ? required(value, ask) : undefined;
  if (kind === 'barcode') return firstProblem(missing, barcodeProblem(value));
  if (kind === 'note') return firstProblem(missing, atMost(value, max));
  if (kind === 'prose') return firstProblem(missing, markupProblem(value), atMost(value, max));
  return firstProblem(missing, line(value, max));
}

function barcodeProblem(code: string): FieldProblem {
  if (code === '') return undefined;
  if (!isBarcodeLong(code)) return 'Escribe los 8, 12 o 13 números que están bajo las barras.';
  const typed = Number(code.at(-1));
  const last = checkDigitOf(code);
  if (last === typed) return undefined;
  const whole = fromShortBarcode(code);
  const lastOfShort = whole === null ? last : checkDigitOf(whole);
  if (lastOfShort === typed) return `Es un código corto (UPC-E): escribe los 12 números que abrevia, ${whole}.`;
  // Nothing tells which of the two a number of eight digits should be.
  const either = lastOfShort === last ? String(last) : `${last} (EAN-8) o ${lastOfShort} (UPC-E)`;
  return `Algún número está mal copiado: por los demás, el último sería ${either} y no ${typed}.`;
}

/** Text of several lines may hold a `<` of its own (`< 5 mm`), but no tag. */
const markupProblem = (value: string): FieldProblem =>
  /<[a-z/!]/i.test(value) ? 'Quita las etiquetas como <b>: aquí va solo texto.' : undefined;

/** What is wrong with an amount in pesos. */
export function moneyProblem(typed: string, field: PlainField): FieldProblem {
  const amount = parsePesos(typed);
  if (!amount.ok) return amount.error;
  const isShownZero = amount.value === 0 && !field.private;
  return isShownZero ? 'Un precio de cero no se publica. Déjalo vacío para que diga “Cotizar”.' : undefined;
}

/** What is wrong with a choice: empty says nothing. */
export const choiceProblem = (value: string, { options }: ChoiceField): FieldProblem =>
  value === '' || Object.hasOwn(options, value) ? undefined : `Elige ${orList(Object.values(options))}.`;

/** What is wrong with a day. */
export function dayProblem(value: string): FieldProblem {
  if (value === '') return undefined;
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 0;
  return y >= 2000 && y < 2100 && d >= 1 && d <= days ? undefined : 'Escribe una fecha que exista, como 2026-11-20.';
}

/** More items than fit. */
export const tooMany = (list: readonly unknown[], max: number, items: string): FieldProblem =>
  list.length > max ? `Son ${list.length} ${items} y caben ${max}.` : undefined;

/** What is wrong with a list, or with the first bad item of it. */
export function listProblem(list: readonly unknown[], field: ListField): FieldProblem {
  const { kind, max, items, texts = {} } = field;
  // The table ties the kind of a list to the type of its items.
  return firstProblem(tooMany(list, max, items), itemProblems[kind]?.(list as never, texts));
}

type Limits = Readonly<Record<string, number>>;
const limit = (texts: Limits, name: string): number => texts[name] ?? 0;

const itemProblems: { readonly [Kind in ListField['kind']]?: (list: never, texts: Limits) => FieldProblem } = {
  specs: specsProblem,
  texts: (list: readonly string[], texts) => firstProblem(...list.map((item) => line(item, limit(texts, 'texto')))),
  images: (list: readonly ProductImage[], texts) =>
    firstProblem(...list.map(({ alt }) => line(alt, limit(texts, 'alt')))),
  documents: (list: readonly ProductDocument[], texts) =>
    firstProblem(
      ...list.map(({ nombre }) => required(nombre, 'Escribe cómo se llama cada documento.')),
      ...list.map(({ nombre }) => line(nombre, limit(texts, 'nombre'))),
    ),
};

function specsProblem(ficha: readonly Spec[], texts: Limits): FieldProblem {
  const half = ficha.find(({ nombre, valor }) => !nombre || !valor);
  if (half) return `Al renglón “${half.nombre || half.valor}” le falta ${half.nombre ? 'el valor' : 'el nombre'}.`;
  const names = ficha.map(({ nombre }) => foldText(nombre));
  const twice = ficha.find(({ nombre }, at) => names.indexOf(foldText(nombre)) !== at);
  if (twice) return `“${twice.nombre}” está dos veces.`;
  const [most, mostValue] = [limit(texts, 'nombre'), limit(texts, 'valor')];
  const bad = ficha.find(({ nombre, valor }) => line(nombre, most) ?? line(valor, mostValue));
  return (
    bad &&
    `En “${bad.nombre.slice(0, 40)}”: solo texto, nombre de hasta ${most} caracteres y valor de hasta ${mostValue}.`
  );
}

/** `a, b o c` */
const orList = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`;

/** What must be unique as people compare it: case and outer blanks say nothing. */
export function uniqueKey(text: string, kind: TextField['kind']): string {
  const plain = text.trim().toUpperCase();
  return kind === 'barcode' && plain ? barcodeKey(plain) : plain;
}
