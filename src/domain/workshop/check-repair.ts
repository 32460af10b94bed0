import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isDay } from '#domain/kernel/written-days.ts';
import { checkLines, type LineProblems, tooLong } from '#domain/quotes/check-answer.ts';
import { CONTACT_LIMITS } from '#domain/quotes/contact-form.ts';
import { shownLines, shownText } from '#domain/quotes/shown-text.ts';
import type { RepairData } from './repair.ts';
import type { RepairField, RepairForm } from './repair-form.ts';
import type { RepairState } from './repair-state.ts';

/** A Spanish sentence for each field that needs the person. */
export type RepairProblems = Readonly<Partial<Record<Exclude<RepairField, 'lineas' | 'fotos'>, string>>> & {
  /** By the key of the line. */
  readonly lineas?: Readonly<Record<string, LineProblems>>;
  /** What is wrong with the lines as a whole. */
  readonly presupuesto?: string;
};

/** As in `firestore.rules`, in characters. */
const REPAIR_LIMITS = {
  nombre: CONTACT_LIMITS.nombre,
  correo: CONTACT_LIMITS.correo,
  articulo: 200,
  marca: 80,
  modelo: 80,
  serie: 80,
  falla: 2000,
  accesorios: 500,
  comprobante: 120,
  diagnostico: 2000,
  notas: 5000,
} as const;

type LimitedField = keyof typeof REPAIR_LIMITS;
const LIMITED = Object.keys(REPAIR_LIMITS) as readonly LimitedField[];
const SEVERAL_LINES: ReadonlySet<string> = new Set(['falla', 'accesorios', 'diagnostico', 'notas']);

/**
 * The repair that a form holds, or what is wrong with its fields.
 * @param today the shop's day: nobody bought anything after it.
 */
export function checkRepair(typed: RepairForm, today: string): Result<RepairData, RepairProblems> {
  // Without a warranty there is nothing to prove, and the form does not show what was typed as a proof.
  const form = typed.garantia ? typed : { ...typed, compra: '', comprobante: '' };
  const texts = tidyTexts(form);
  const telefono = form.telefono.trim() === '' ? '' : normalizePhone(form.telefono);
  const { lineas, problems: ofLines } = checkLines(form.lineas);
  const long = LIMITED.filter((name) => texts[name].length > REPAIR_LIMITS[name]);
  const problems: RepairProblems = {
    ...(texts.articulo === '' && { articulo: 'Escribe qué artículo es.' }),
    ...(telefono === null && { telefono: 'El teléfono lleva 10 dígitos, por ejemplo 81 1234 5678.' }),
    ...(texts.correo !== '' && !/^[^@\s]+@[^@\s]+$/.test(texts.correo) && { correo: 'Revisa el correo.' }),
    ...(form.compra !== '' && !isDay(form.compra) && { compra: 'Elige un día.' }),
    ...(isDay(form.compra) &&
      form.compra > today && { compra: 'Ese día todavía no llega. Revisa la fecha de compra.' }),
    ...(form.promesa !== '' && !isDay(form.promesa) && { promesa: 'Elige un día.' }),
    ...Object.fromEntries(long.map((name) => [name, tooLong(REPAIR_LIMITS[name])])),
    ...(Object.keys(ofLines).length > 0 && { lineas: ofLines }),
  };
  if (telefono === null || Object.keys(problems).length > 0) return err(problems);
  const { producto, garantia, compra, promesa, fotos } = form;
  return ok({ ...texts, telefono, producto, garantia, compra, lineas, promesa, fotos });
}

/** What a repair still lacks when it is received at the counter. */
export function intakeProblems({
  nombre,
  telefono,
  falla,
}: Pick<RepairData, 'nombre' | 'telefono' | 'falla'>): RepairProblems {
  return {
    ...(telefono === '' && { telefono: 'Escribe un teléfono para avisarle.' }),
    ...(nombre === '' && { nombre: 'Escribe quién lo deja.' }),
    ...(falla === '' && { falla: 'Escribe qué le pasa.' }),
  };
}

/**
 * What a repair still lacks before it may go on to a state: nobody authorises or pays what they were not told, and whoever authorises is promised a
 * day.
 * @param keys of the form's lines, in the order of the data's
 * @param today the shop's day
 */
export function stepProblems(
  data: RepairData,
  keys: readonly string[],
  to: RepairState,
  today: string,
): RepairProblems {
  if (to === 'diagnostico') return diagnosisProblems(data, keys);
  if (to === 'reparada') return unpricedProblems(data, keys, 'Falta su precio: el cliente lo paga al recogerla.');
  if (to !== 'autorizada') return {};
  return { ...unpricedProblems(data, keys, NO_TOTAL), ...promiseProblem(data.promesa, today) };
}

const NO_TOTAL = 'Falta su precio: el cliente autoriza un total.';

function promiseProblem(promesa: string, today: string): RepairProblems {
  if (promesa === '') return { promesa: 'Elige para cuándo: al autorizar, el cliente recibe una fecha.' };
  return promesa < today ? { promesa: 'Ese día ya pasó. Elige para cuándo estará.' } : {};
}

function diagnosisProblems({ diagnostico, garantia, lineas }: RepairData, keys: readonly string[]): RepairProblems {
  return {
    ...(diagnostico === '' && { diagnostico: 'Escribe qué encontraste: el cliente lo lee antes de autorizar.' }),
    ...(!garantia &&
      lineas.length === 0 && {
        presupuesto: 'Agrega la mano de obra o las refacciones: el cliente autoriza un presupuesto.',
      }),
    ...unpricedProblems({ lineas }, keys, NO_TOTAL),
  };
}

function unpricedProblems(
  { lineas }: Pick<RepairData, 'lineas'>,
  keys: readonly string[],
  sentence: string,
): RepairProblems {
  const open = lineas.flatMap(({ precio }, at) => (precio === null ? [keys[at] ?? ''] : []));
  return open.length > 0 ? { lineas: Object.fromEntries(open.map((key) => [key, { precio: sentence }])) } : {};
}

function tidyTexts(form: RepairForm): Record<LimitedField, string> {
  const tidy = (name: LimitedField): string =>
    SEVERAL_LINES.has(name)
      ? shownLines(form[name], Number.POSITIVE_INFINITY)
      : shownText(form[name], Number.POSITIVE_INFINITY);
  return Object.fromEntries(LIMITED.map((name) => [name, tidy(name)])) as Record<LimitedField, string>;
}
