import { formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { isPlainRecord, sameValue } from '#domain/staff/journal/plain-value.ts';
import type { Answer } from './check-answer.ts';
import type { HistoryStep } from './history-step.ts';
import type { Quote } from './parse-quote.ts';
import { percentText } from './percent.ts';
import { shownText } from './shown-text.ts';
import type { StoredLine } from './stored-line.ts';

/** The rules allow two hundred steps. Of more, the oldest are dropped. */
const MOST_STEPS = 200;
/** How many changes one step names; the others are counted. */
const MOST_CHANGES = 12;

/** What an answer changes of a quotation, in words for the history. Of the person and the notes it says only that they changed: both may be erased on request. */
export function changesInWords(before: Quote, after: Answer): readonly string[] {
  const person = ['nombre', 'telefono', 'correo'] as const;
  return [
    ...(person.some((field) => before[field] !== after[field]) ? ['Datos del cliente'] : []),
    ...lineChanges(before.lineas, after.lineas),
    ...(before.descuento === after.descuento
      ? []
      : [`Descuento general: ${percent(before.descuento)} → ${percent(after.descuento)}`]),
    ...(before.flete === after.flete ? [] : [`Flete: ${freight(before.flete)} → ${freight(after.flete)}`]),
    ...(before.vigencia === after.vigencia ? [] : [`Vigencia: ${until(before.vigencia)} → ${until(after.vigencia)}`]),
    ...(before.notas === after.notas ? [] : ['Notas internas']),
  ];
}

/** The history with one step more; without the names of changes beyond {@link MOST_CHANGES}. */
export function withStep<State extends string>(
  historial: readonly HistoryStep<State>[],
  step: Omit<HistoryStep<State>, 'que'>,
  que: readonly string[],
): readonly HistoryStep<State>[] {
  const left = que.length - MOST_CHANGES;
  const named = left > 0 ? [...que.slice(0, MOST_CHANGES), `y ${several(left, 'cambio', 'cambios')} más`] : que;
  const added: HistoryStep<State> = named.length > 0 ? { ...step, que: named } : step;
  return [...historial, added].slice(-MOST_STEPS);
}

/**
 * The stored histories of two edits of one document together, in the order of their times: what both did is true, whoever's values are chosen. A
 * step that one of them took back is gone.
 * @param start the history that both started from; none where that is not known
 */
export function joinSteps(start: unknown, mine: unknown, theirs: unknown): readonly unknown[] {
  const [known, own, others] = [stepsOf(start), stepsOf(mine), stepsOf(theirs)];
  const isIn = (steps: readonly unknown[], step: unknown): boolean => steps.some((one) => sameValue(one, step));
  const kept = others.filter((step) => !isIn(known, step) || isIn(own, step));
  const added = own.filter((step) => !isIn(known, step) && !isIn(others, step));
  return [...kept, ...added].toSorted((a, b) => timeOf(a) - timeOf(b)).slice(-MOST_STEPS);
}

const stepsOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);
const timeOf = (step: unknown): number => (isPlainRecord(step) && typeof step['en'] === 'number' ? step['en'] : 0);

/** A line is the same one in both while its product, or else its name, is. */
const nameOf = ({ producto, nombre }: StoredLine): string => producto || nombre;

/** What a person sees to be different between two lists of lines, each line once. */
export function lineChanges(before: readonly StoredLine[], after: readonly StoredLine[]): string[] {
  const left = [...before];
  const texts: string[] = [];
  for (const line of after) {
    const at = left.findIndex((one) => nameOf(one) === nameOf(line));
    const was = at === -1 ? undefined : left.splice(at, 1)[0];
    if (!was) texts.push(`Agregó ${groupThousands(line.cantidad)} × ${named(line)}`);
    else texts.push(...oneLine(was, line));
  }
  return [...texts, ...left.map((line) => `Quitó ${groupThousands(line.cantidad)} × ${named(line)}`)];
}

function oneLine(was: StoredLine, is: StoredLine): string[] {
  return [
    ...(was.cantidad === is.cantidad
      ? []
      : [`${named(is)}: ${groupThousands(was.cantidad)} → ${several(is.cantidad, 'pieza', 'piezas')}`]),
    ...(was.precio === is.precio ? [] : [`${named(is)}: ${price(was.precio)} → ${price(is.precio)}`]),
    ...((was.descuento ?? 0) === (is.descuento ?? 0)
      ? []
      : [`${named(is)}: descuento ${percent(was.descuento ?? 0)} → ${percent(is.descuento ?? 0)}`]),
  ];
}

const named = ({ nombre }: StoredLine): string => `«${shownText(nombre, 60)}»`;
const price = (precio: number | null): string => (precio === null ? 'sin precio' : formatCentavos(precio));
const percent = (points: number): string => (points === 0 ? 'ninguno' : `${percentText(points)} %`);
const freight = (flete: number): string => (flete === 0 ? 'ninguno' : formatCentavos(flete));
const until = (day: string): string => (day === '' ? 'ninguna' : dayInFull(day));
