import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { QuoteList } from './quote-list.ts';
import { shownText } from './shown-text.ts';

/** What a device keeps besides the open list. A name is in UTF-16 units. */
export const JOB_LIST_LIMITS = { lists: 20, name: 60 } as const;

/** A list that is put away until it is opened again. Field names are the stored ones. */
export interface JobList extends JobName {
  readonly lineas: QuoteList;
  /** When it was put away, in milliseconds. */
  readonly cambiada: number;
}

/** The job that a list is for: a site, a customer, a room. */
export interface JobName {
  readonly id: string;
  /** Empty for the one list that nobody has named. */
  readonly nombre: string;
  /** When a quotation of it was last requested, in milliseconds. */
  readonly pedida?: number;
}

export interface JobLists {
  /** The list that every + adds to. */
  readonly abierta: JobName;
  /** The latest put away first. At most one of all has no name. */
  readonly otras: readonly JobList[];
}

/** Everything that one device keeps: the open list's lines, and the other lists. */
export interface DeviceLists {
  readonly list: QuoteList;
  readonly jobs: JobLists;
}

/** `unnamed`: there is no name. `taken`: another list has it. `many`: the device keeps no more. `gone`: another tab deleted it. */
export type JobProblem = 'unnamed' | 'taken' | 'many' | 'gone';

const UNNAMED: JobName = { id: 'lista', nombre: '' };
export const noJobs: JobLists = { abierta: UNNAMED, otras: [] };

/** Names the open list, or gives it another name. */
export function nameList({ list, jobs }: DeviceLists, name: string): Result<DeviceLists, JobProblem> {
  const nombre = nameOf(name, jobs, jobs.abierta.id);
  return nombre.ok ? ok({ list, jobs: { ...jobs, abierta: { ...jobs.abierta, nombre: nombre.value } } }) : nombre;
}

/**
 * Puts the open list away and opens a new one.
 * @param id of the new list, which no other has
 * @param now in milliseconds
 */
export function startList(
  lists: DeviceLists,
  { id, name, lines = [] }: { readonly id: string; readonly name: string; readonly lines?: QuoteList },
  now: number,
): Result<DeviceLists, JobProblem> {
  const nombre = nameOf(name, lists.jobs, null);
  if (!nombre.ok) return nombre;
  const otras = putAway(lists, now);
  if (otras.length >= JOB_LIST_LIMITS.lists) return err('many');
  return ok({ list: lines, jobs: { abierta: { id, nombre: nombre.value }, otras } });
}

/** Opens a list and puts the open one away. `now` in milliseconds. */
export function openList(lists: DeviceLists, id: string, now: number): Result<DeviceLists, JobProblem> {
  // First among the others: a device may keep two lists of one id, which an earlier version gave to a new list without a name.
  const wanted = lists.jobs.otras.find((one) => one.id === id);
  if (!wanted) return lists.jobs.abierta.id === id ? ok(lists) : err('gone');
  const { lineas, cambiada: _cambiada, ...abierta } = wanted;
  return ok({ list: lineas, jobs: { abierta, otras: putAway(lists, now).filter((one) => one !== wanted) } });
}

/** Deletes the open list; then the one without a name is open. */
export function deleteOpenList({ jobs }: DeviceLists): DeviceLists {
  const unnamed = jobs.otras.find(({ nombre }) => nombre === '');
  return {
    list: unnamed?.lineas ?? [],
    jobs: {
      abierta: { id: unnamed?.id ?? freeId(jobs), nombre: '' },
      otras: jobs.otras.filter((one) => one !== unnamed),
    },
  };
}

/** An id for a list without a name. The first one's may belong to a list that was named since; it would then be told from that one by nothing. */
function freeId({ abierta, otras }: JobLists): string {
  const taken = new Set([abierta, ...otras].map(({ id }) => id));
  let id = UNNAMED.id;
  for (let at = 2; taken.has(id); at += 1) id = `${UNNAMED.id}-${at}`;
  return id;
}

/**
 * The lists after a quotation was requested: of a list without a name the sent lines are taken off, and a named one keeps them, because it is asked
 * for again.
 * @param sent keys of the sent lines
 * @param now in milliseconds
 */
export function afterRequest({ list, jobs }: DeviceLists, sent: ReadonlySet<string>, now: number): DeviceLists {
  if (jobs.abierta.nombre !== '') return { list, jobs: { ...jobs, abierta: { ...jobs.abierta, pedida: now } } };
  return { list: list.filter(({ key }) => !sent.has(key)), jobs };
}

/** The other lists with the open one among them. An empty one without a name is not kept. */
function putAway({ list, jobs: { abierta, otras } }: DeviceLists, now: number): readonly JobList[] {
  if (abierta.nombre === '' && list.length === 0) return otras;
  return [{ ...abierta, lineas: list, cambiada: now }, ...otras];
}

/** @param but id of the list that may have the name already */
function nameOf(name: string, { abierta, otras }: JobLists, but: string | null): Result<string, JobProblem> {
  const nombre = shownText(name, JOB_LIST_LIMITS.name);
  if (nombre === '') return err('unnamed');
  const isTaken = [abierta, ...otras].some(
    (one) => one.id !== but && one.nombre.toLowerCase() === nombre.toLowerCase(),
  );
  return isTaken ? err('taken') : ok(nombre);
}
