import { ok } from '#domain/kernel/result.ts';
import { deleteOpenList, type JobProblem, nameList, openList, startList } from '#domain/quotes/job-lists.ts';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import type { QuoteClient } from '#lazy/quote-client.ts';
import { claimJobListsWriter } from '#store/job-lists-store.ts';
import { openQuoteClient, showListNotice, showQuoteFailure, withQuotes } from '../quote-list/quote-actions.ts';

const write = claimJobListsWriter();

const PROBLEMS: Readonly<Record<JobProblem, string>> = {
  unnamed: 'Escribe un nombre, como el de la obra o el cliente.',
  taken: 'Ya tienes una lista con ese nombre.',
  many: 'Este equipo guarda hasta 20 listas. Borra una para hacer otra.',
  gone: 'Esa lista ya no está en este equipo.',
};

type Command = Parameters<QuoteClient['changeJobs']>[0];

/** Keeps the store at the lists of the device. */
export function followJobLists(): void {
  withQuotes((quotes) => quotes.followJobs(write));
}

/** @returns why it was not done, `null` where it was */
async function change(command: Command): Promise<string | null> {
  const changed = await openQuoteClient().then((quotes) => quotes.changeJobs(command));
  return changed.ok ? null : PROBLEMS[changed.error];
}

export const renameOpenList = (name: string): Promise<string | null> => change((lists) => nameList(lists, name));

/** A new list, with the lines of a shared one where there are some. */
export const beginList = (name: string, lines: QuoteList = []): Promise<string | null> =>
  change((lists) => startList(lists, { id: newId(), name, lines }, Date.now()));

// `crypto.randomUUID` is missing where the store is opened without a certificate.
const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

export function switchToList(id: string): void {
  void change((lists) => openList(lists, id, Date.now()))
    .then((problem) => problem !== null && showListNotice({ text: problem }))
    .catch(showQuoteFailure);
}

export function eraseOpenList(): void {
  // What was done to the list that is deleted cannot be undone any more.
  showListNotice(null);
  void change((lists) => ok(deleteOpenList(lists))).catch(showQuoteFailure);
}
