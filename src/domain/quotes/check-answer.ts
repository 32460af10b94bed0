import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type AnswerForm, type LineForm, parsePesos, parseQuantity } from './answer-form.ts';
import { CONTACT_LIMITS } from './contact-form.ts';
import type { Quote } from './parse-quote.ts';
import { ALL, parsePercent, percentText } from './percent.ts';
import { LIST_LIMITS } from './quote-list.ts';
import { shownLines, shownText } from './shown-text.ts';
import type { StoredLine } from './stored-line.ts';

export type LineProblems = Readonly<Partial<Record<'nombre' | 'cantidad' | 'precio' | 'descuento', string>>>;

export interface AnswerProblems {
  readonly nombre?: string;
  readonly telefono?: string;
  readonly correo?: string;
  readonly descuento?: string;
  readonly flete?: string;
  readonly vigencia?: string;
  readonly notas?: string;
  /** By the key of the line. */
  readonly lineas?: Readonly<Record<string, LineProblems>>;
}

/** What the quotation becomes, but for its state and history. */
export type Answer = Pick<
  Quote,
  'nombre' | 'telefono' | 'correo' | 'lineas' | 'descuento' | 'flete' | 'vigencia' | 'notas'
>;

const MOST_NOTES = 5000;
/** As in `firestore.rules`: ten million pesos. */
const MOST_FREIGHT = 1_000_000_000;

/** The answer that a form holds, or a Spanish sentence for each field that needs the person. */
export function checkAnswer(form: AnswerForm): Result<Answer, AnswerProblems> {
  const nombre = shownText(form.nombre, Number.POSITIVE_INFINITY);
  const correo = form.correo.trim();
  const notas = shownLines(form.notas, Number.POSITIVE_INFINITY);
  const telefono = form.telefono.trim() === '' ? '' : normalizePhone(form.telefono);
  const { lineas, problems: ofLines } = checkLines(form.lineas);
  const descuento = readDiscount(form.descuento);
  const flete = readFreight(form.flete);
  const vigencia = form.vigencia ?? '';
  const twice = descuento.ok ? tooMuchTogether(lineas, descuento.value) : null;
  const problems: AnswerProblems = {
    ...(nombre.length > CONTACT_LIMITS.nombre && { nombre: tooLong(CONTACT_LIMITS.nombre) }),
    ...(telefono === null && { telefono: 'El teléfono lleva 10 dígitos.' }),
    ...(correo !== '' && !/^[^@\s]+@[^@\s]+$/.test(correo) && { correo: 'Revisa el correo.' }),
    ...(correo.length > CONTACT_LIMITS.correo && { correo: tooLong(CONTACT_LIMITS.correo) }),
    ...(!descuento.ok && { descuento: descuento.error }),
    ...(twice && { descuento: twice }),
    ...(!flete.ok && { flete: flete.error }),
    ...(vigencia !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(vigencia) && { vigencia: 'Elige un día.' }),
    ...(notas.length > MOST_NOTES && { notas: 'Son muy largas: caben 5,000 caracteres.' }),
    ...(Object.keys(ofLines).length > 0 && { lineas: ofLines }),
  };
  if (telefono === null || !descuento.ok || !flete.ok || Object.keys(problems).length > 0) return err(problems);
  return ok({ nombre, telefono, correo, lineas, descuento: descuento.value, flete: flete.value, vigencia, notas });
}

/** The lines of a form, and what is wrong with each by its key. */
export function checkLines(forms: readonly LineForm[]) {
  const problems: Record<string, LineProblems> = {};
  const lineas: StoredLine[] = [];
  for (const form of forms) {
    const checked = checkLine(form);
    if (checked.ok) lineas.push(checked.value);
    else problems[form.key] = checked.error;
  }
  return { lineas, problems };
}

function checkLine(form: LineForm): Result<StoredLine, LineProblems> {
  const { producto, clave, nota } = form;
  const nombre = shownText(form.nombre, Number.POSITIVE_INFINITY);
  const cantidad = parseQuantity(form.cantidad);
  const typed = form.precio.trim();
  const precio = typed === '' ? null : parsePesos(typed);
  const descuento = readDiscount(form.descuento);
  if (cantidad !== null && (typed === '' || precio !== null) && descuento.ok && isName(nombre)) {
    const discount = descuento.value > 0 && { descuento: descuento.value };
    return ok({ producto, clave, nombre, cantidad, nota, precio, ...discount });
  }
  return err({
    ...(nombre === '' && { nombre: 'Escribe qué es.' }),
    ...(nombre.length > LIST_LIMITS.name && { nombre: tooLong(LIST_LIMITS.name) }),
    ...(cantidad === null && { cantidad: 'Escribe piezas enteras, de 1 a 9,999.' }),
    ...(typed !== '' && precio === null && { precio: `«${typed}» no es un precio. Escríbelo como 2499.00.` }),
    ...(!descuento.ok && { descuento: descuento.error }),
  });
}

const isName = (nombre: string): boolean => nombre !== '' && nombre.length <= LIST_LIMITS.name;

function readDiscount(text: string): Result<number, string> {
  const typed = text.trim();
  if (typed === '') return ok(0);
  const points = parsePercent(typed);
  if (points === null) return err(`«${typed}» no es un descuento. Escribe el porcentaje, como 10 o 12.5.`);
  return points > ALL ? err('El descuento no puede pasar de 100 %.') : ok(points);
}

function readFreight(text: string): Result<number, string> {
  const typed = text.trim();
  if (/^\$?\s*0*(\.0*)?$/.test(typed)) return ok(0);
  const amount = parsePesos(typed);
  if (amount === null) return err(`«${typed}» no es una cantidad. Escríbela como 250.00.`);
  return amount > MOST_FREIGHT ? err('El flete no puede pasar de 10 millones de pesos.') : ok(amount);
}

/** Two discounts that together pass a hundred percent are a slip of the hand: the second was meant instead of the first. */
function tooMuchTogether(lineas: readonly StoredLine[], whole: number): string | null {
  if (whole === 0) return null;
  const most = Math.max(0, ...lineas.map(({ descuento = 0 }) => descuento));
  if (most === 0 || most + whole <= ALL) return null;
  return `Una línea ya lleva ${percentText(most)} %: con este, los descuentos pasan de 100 %.`;
}

/** Why the answer cannot be sent as it is; empty where it can. @param today the shop's day. */
export function sendingProblems({ vigencia }: Pick<Answer, 'vigencia'>, today: string): AnswerProblems {
  return vigencia !== '' && vigencia < today
    ? { vigencia: 'Ese día ya pasó. Elige hasta cuándo valen los precios.' }
    : {};
}

/** What a quotation that a colleague makes still lacks before it is stored. */
export function newQuoteProblems({ nombre }: Answer): AnswerProblems {
  return nombre === '' ? { nombre: 'Escribe a nombre de quién va.' } : {};
}

/** The lines, discount and freight as far as they can be read while somebody types: for the totals, the message and the paper. */
export function readTerms({ lineas, descuento, flete }: AnswerForm): Pick<Answer, 'lineas' | 'descuento' | 'flete'> {
  const discount = readDiscount(descuento);
  const freight = readFreight(flete);
  return {
    lineas: lineas.map(readLine),
    descuento: discount.ok ? discount.value : 0,
    flete: freight.ok ? freight.value : 0,
  };
}

/** A line as far as it can be read while somebody types. */
export function readLine({ producto, clave, nombre, nota, ...typed }: LineForm): StoredLine {
  const cantidad = parseQuantity(typed.cantidad);
  const off = readDiscount(typed.descuento);
  // Without a quantity a line has no amount.
  const precio = cantidad === null ? null : parsePesos(typed.precio);
  const discount = off.ok && off.value > 0 && { descuento: off.value };
  return { producto, clave, nombre, nota, cantidad: cantidad ?? 1, precio, ...discount };
}

/** The sentence about a text with more than `max` characters. */
export const tooLong = (max: number): string => `Es muy largo: caben ${max} caracteres.`;
