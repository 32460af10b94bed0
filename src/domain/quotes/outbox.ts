import type { Contact } from './contact-form.ts';
import type { QuoteNames } from './folio.ts';
import type { QuoteList } from './quote-list.ts';
import type { QuoteOrigin } from './quote-origin.ts';

/**
 * How far a request has come. `guardada`: on this device only. `enviando`: on its way. `recibida`: the server has it. `no-se-pudo`: the server
 * said no and will say no again (the day is full, or the site is older than the server); it stays here until the person decides.
 */
export type OutboxState = 'guardada' | 'enviando' | 'recibida' | 'no-se-pudo';

/** A request as the device keeps it, whole, from the moment the person pressed send. */
export interface OutboxEntry extends QuoteNames {
  readonly contacto: Contact;
  readonly lineas: QuoteList;
  readonly origen: QuoteOrigin;
  /** Version of the privacy notice that was on screen. */
  readonly avisoVersion: string;
  /** When it was made, by the device's clock, in milliseconds. For people to read, nothing is ordered by it. */
  readonly hecha: number;
  readonly estado: OutboxState;
  /** Attempts that did not reach the server. */
  readonly intentos: number;
  /** The server answered the last attempt: too many requests at present, later. Absent otherwise. */
  readonly aplazada?: true;
}

/** The result of an attempt to send. `refused`: the server answered no. `deferred`: it answered later. `unreachable`: no answer came. */
export type SendOutcome = 'received' | 'refused' | 'deferred' | 'unreachable';

/** A request that was just made and is on this device only. @param now milliseconds by the device's clock */
export function newEntry(
  names: QuoteNames,
  request: Pick<OutboxEntry, 'contacto' | 'lineas' | 'origen' | 'avisoVersion'>,
  now: number,
): OutboxEntry {
  return { ...names, ...request, hecha: now, estado: 'guardada', intentos: 0 };
}

/** Whether it is to be sent when there is a network. One in the state `enviando` was cut off; it is sent again, which creates it once only. */
export function isPending({ estado }: OutboxEntry): boolean {
  return estado === 'guardada' || estado === 'enviando';
}

/** The request to send next: the one that was tried least often, so that one which never arrives holds up no other. */
export function nextOfOutbox(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  return entries.filter(isPending).toSorted((a, b) => a.intentos - b.intentos)[0];
}

/** The entry while it is being sent; one that is not to be sent stays as it is. */
export function sending(entry: OutboxEntry): OutboxEntry {
  return isPending(entry) ? { ...entry, estado: 'enviando' } : entry;
}

/** A received request stays received, even if an earlier attempt is answered later with a failure. */
export function settled(entry: OutboxEntry, outcome: SendOutcome): OutboxEntry {
  if (entry.estado === 'recibida') return entry;
  const { aplazada: _before, ...rest } = entry;
  if (outcome === 'received') return { ...rest, estado: 'recibida' };
  if (outcome === 'refused') return { ...rest, estado: 'no-se-pudo' };
  const waiting = { ...rest, estado: 'guardada', intentos: entry.intentos + 1 } as const;
  return outcome === 'deferred' ? { ...waiting, aplazada: true } : waiting;
}

/** The person asks for another try. */
export function retried(entry: OutboxEntry): OutboxEntry {
  return entry.estado === 'no-se-pudo' ? { ...entry, estado: 'guardada', intentos: 0 } : entry;
}

/** How long the device keeps a received request to show its folio and state, in days. */
export const KEPT_DAYS = 60;

/** What stays on the device: everything that is not received, and the received ones of late. */
export function keptEntries(entries: readonly OutboxEntry[], now: number): readonly OutboxEntry[] {
  return entries.filter((entry) => entry.estado !== 'recibida' || now - entry.hecha < KEPT_DAYS * 86_400_000);
}
