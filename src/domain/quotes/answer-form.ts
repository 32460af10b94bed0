import * as v from 'valibot';
import type { Product } from '#domain/catalogue/product.ts';
import { type Centavos, isCentavos } from '#domain/kernel/money.ts';
import type { FormShapes } from '#domain/staff/forms/kept-form.ts';
import type { Quote } from './parse-quote.ts';
import { percentText } from './percent.ts';
import { LIST_LIMITS } from './quote-list.ts';
import { shownText } from './shown-text.ts';
import type { StoredLine } from './stored-line.ts';

/** A line as staff edit it. */
export interface LineForm {
  /** Identifies the line within its form, also after another one is removed. */
  readonly key: string;
  /** Id of the product; empty for what the catalogue does not have. */
  readonly producto: string;
  readonly clave: string;
  readonly nombre: string;
  readonly nota: string;
  readonly cantidad: string;
  /** Price of one piece in pesos, with IVA; empty where there is none yet. */
  readonly precio: string;
  /** Percent off this line; empty for none. */
  readonly descuento: string;
}

/** What staff fill in, as typed. */
export interface AnswerForm {
  readonly nombre: string;
  readonly telefono: string;
  readonly correo: string;
  /** Where it was asked for. It can be chosen only while a colleague makes the quotation. */
  readonly origen: string;
  readonly lineas: readonly LineForm[];
  /** Percent off all lines; empty for none. */
  readonly descuento: string;
  /** In pesos, with IVA; empty for none. */
  readonly flete: string;
  /** Last day the prices hold, `2026-11-29`; empty for none. `null` while nobody has decided it: then a day is proposed, which changes with the shop's. */
  readonly vigencia: string | null;
  readonly notas: string;
}

/** Of a form that is kept on the device half written. */
export const emptyAnswer: AnswerForm = {
  nombre: '',
  telefono: '',
  correo: '',
  origen: '',
  lineas: [],
  descuento: '',
  flete: '',
  vigencia: null,
  notas: '',
};

const line: v.GenericSchema<unknown, LineForm> = v.object({
  key: v.string(),
  producto: v.string(),
  clave: v.string(),
  nombre: v.string(),
  nota: v.string(),
  cantidad: v.string(),
  precio: v.string(),
  descuento: v.string(),
});
/** Lines as a device keeps them half written. */
export const lineForms: v.GenericSchema<unknown, readonly LineForm[]> = v.array(line);
export const answerShapes: FormShapes<AnswerForm> = { lineas: lineForms, vigencia: v.nullable(v.string()) };

/** Stored lines as staff edit them. */
export function linesToForms(lineas: readonly StoredLine[]): readonly LineForm[] {
  return lineas.map(({ producto, clave, nombre, nota, cantidad, precio, descuento }, at) => ({
    key: `l${at}`,
    producto,
    clave,
    nombre,
    nota,
    cantidad: String(cantidad),
    precio: precio === null ? '' : pesosText(precio),
    descuento: descuento ? percentText(descuento) : '',
  }));
}

/** A stored quotation as staff edit it. A last day that is proposed is none that anybody has given, so it is not in the form. */
export function quoteToForm(quote: Quote): AnswerForm {
  return {
    nombre: quote.nombre,
    telefono: quote.telefono,
    correo: quote.correo,
    origen: quote.origen,
    lineas: linesToForms(quote.lineas),
    descuento: quote.descuento ? percentText(quote.descuento) : '',
    flete: quote.flete > 0 ? pesosText(quote.flete) : '',
    vigencia: quote.vigencia === '' ? null : quote.vigencia,
    notas: quote.notas,
  };
}

/** `249900` → `2499.00`: what a field holds and `parsePesos` reads. */
export function pesosText(amount: Centavos): string {
  return (amount / 100).toFixed(2);
}

/** Centavos of an amount as it is typed: `2,499`, `$2499.5`. `null` where it is no price. */
export function parsePesos(text: string): Centavos | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const amount = Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return isCentavos(amount) ? amount : null;
}

/** Whole pieces of a quantity as it is typed; `null` where it is none that fits. */
export function parseQuantity(text: string): number | null {
  const pieces = /^\d{1,3}(?:,\d{3})$|^\d{1,4}$/.test(text.trim()) ? Number(text.replace(',', '')) : 0;
  return pieces >= 1 && pieces <= LIST_LIMITS.quantity ? pieces : null;
}

/** Whether another line fits. */
export function hasRoom({ lineas }: Pick<AnswerForm, 'lineas'>): boolean {
  return lineas.length < LIST_LIMITS.lines;
}

/** The lines with one piece more of a product, at today's price. One that is there already keeps its price. */
export function addProductLine(lineas: readonly LineForm[], product: Product): readonly LineForm[] {
  const known = lineas.find(({ producto }) => producto === product.id);
  const pieces = known && parseQuantity(known.cantidad);
  if (known && pieces) return changeLine(lineas, known.key, { cantidad: String(pieces + 1) });
  const { id, clave, nombre, precio } = product;
  const price = precio === undefined ? '' : pesosText(precio);
  return [...lineas, { ...emptyLine(lineas), producto: id, clave, nombre, precio: price }];
}

/** The lines with something that the catalogue does not have. A text that says nothing adds none. */
export function addFreeTextLine(lineas: readonly LineForm[], text: string): readonly LineForm[] {
  const nombre = shownText(text, Number.POSITIVE_INFINITY);
  return nombre === '' ? lineas : [...lineas, { ...emptyLine(lineas), nombre }];
}

/** The lines with some fields of one of them changed; the same lines where none has the key. */
export function changeLine(lineas: readonly LineForm[], key: string, change: Partial<LineForm>): readonly LineForm[] {
  return lineas.map((line) => (line.key === key ? { ...line, ...change } : line));
}

/** The lines with one that was removed in its place again. Under a key of its own: the others may have been numbered anew since, after a save or a choice. */
export function putLineBack(lineas: readonly LineForm[], line: LineForm, at: number): readonly LineForm[] {
  return lineas.toSpliced(at, 0, { ...line, key: freshKey(lineas) });
}

/** A key that no line has had: keys of removed lines are not given again while a later one stays. */
function freshKey(lineas: readonly LineForm[]): string {
  return `l${Math.max(-1, ...lineas.map(({ key }) => Number(key.slice(1)))) + 1}`;
}

function emptyLine(lineas: readonly LineForm[]): LineForm {
  return {
    key: freshKey(lineas),
    producto: '',
    clave: '',
    nombre: '',
    nota: '',
    cantidad: '1',
    precio: '',
    descuento: '',
  };
}
