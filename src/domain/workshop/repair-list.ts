import { compareInstants } from '#domain/kernel/instant.ts';
import { hasWordsOf } from '#domain/quotes/inbox.ts';
import { articleText, type Repair } from './repair.ts';
import { isInStore, isOpen, waitsForOwner } from './repair-state.ts';

/** How many of the latest repairs are listened to, besides every one that is still in the store. */
export const LATEST_REPAIRS = 300;

/** Whether a repair has what somebody types into the search: folio, name, serial number, article, or four digits of the telephone. */
export function hasRepairWords(repair: Repair, words: string): boolean {
  const { folio, telefono } = repair;
  return hasWordsOf(
    { folio, telefono, texts: [repair.nombre, repair.correo, repair.serie, articleText(repair)] },
    words,
  );
}

/** `late`: the promised day has passed. `expired`: its owner has not come in the days that it is kept. */
export type Overdue = 'late' | 'expired';

const DELIVERED = 3;

/** @param today the shop's day */
export function overdueOn({ estado, promesa, hasta }: Repair, today: string): Overdue | null {
  if (waitsForOwner(estado)) return hasta !== '' && hasta < today ? 'expired' : null;
  return isOpen(estado) && promesa !== '' && promesa < today ? 'late' : null;
}

/**
 * Overdue ones first, then what is worked on, then what was cancelled and is still in the store, whoever has waited longest first, and the delivered
 * ones at the end, the latest first.
 */
export function byUrgency(today: string): (a: Repair, b: Repair) => number {
  const rank = (repair: Repair): number => {
    if (overdueOn(repair, today)) return 0;
    if (isOpen(repair.estado)) return 1;
    return isInStore(repair.estado) ? 2 : DELIVERED;
  };
  return (a, b) => {
    const [first, second] = [rank(a), rank(b)];
    if (first !== second) return first - second;
    return first === DELIVERED ? compareInstants(b.creado, a.creado) : compareInstants(a.creado, b.creado);
  };
}

/** Whoever left something under this telephone last, so that the counter need not ask for the name again. @param telefono ten digits */
export function personOf(repairs: readonly Repair[], telefono: string): Pick<Repair, 'nombre' | 'correo'> | null {
  const theirs = repairs.filter((repair) => repair.telefono === telefono && repair.nombre !== '');
  const [latest] = theirs.toSorted((a, b) => compareInstants(b.creado, a.creado));
  return latest ? { nombre: latest.nombre, correo: latest.correo } : null;
}

/** Whom a telephone belongs to. */
export type KnownPerson = Pick<Repair, 'nombre' | 'correo'>;

/**
 * The name and the mail after the telephone was changed. What a person typed stays; what was filled in for another number is taken out again, because
 * it is somebody else's.
 * @param filled what was filled in for the number before
 * @param now who has the number now
 */
export function withPerson(typed: KnownPerson, filled: KnownPerson | null, now: KnownPerson | null): KnownPerson {
  const pick = (name: keyof KnownPerson): string =>
    typed[name].trim() === '' || typed[name] === filled?.[name] ? (now?.[name] ?? '') : typed[name];
  return { nombre: pick('nombre'), correo: pick('correo') };
}
