import { joinSteps } from '#domain/quotes/quote-history.ts';
import { type Change, changeKey, type Fields, type ServerDocument } from '#domain/staff/journal/change.ts';
import { decidedFields, isGone, openQuestions } from '#domain/staff/journal/judge-change.ts';
import type { Collision } from '#domain/staff/journal/merge-fields.ts';
import { statusFieldsOf, workOf } from './customer-status.ts';

export type Side = 'mine' | 'theirs';

/** The chosen side by `collection/id field`, or by `collection/id` where the document is chosen as a whole. A question without an answer is absent. */
export type Choices = Readonly<Record<string, Side>>;

/** The server's side of each document in conflict, by its key; `null`: deleted. */
export type TheirDocuments = Readonly<Record<string, ServerDocument | null>>;

/** Whether one side deleted or withdrew the document, so that it is chosen as a whole. */
export const isWholeQuestion = (change: Change, server: ServerDocument | null): boolean =>
  server === null || isGone(change.document) || isGone(server.document);

/** The changes of an entry in conflict about which a person is asked. The document of a customer's link is no question, because it follows from its quotation or repair. */
export const askedChanges = (changes: readonly Change[], theirs: TheirDocuments): readonly Change[] =>
  changes.filter((change) => changeKey(change) in theirs && !workOf(change, changes));

/** The questions of a conflict, by the keys of `Choices`. */
export function questionsOf(changes: readonly Change[], theirs: TheirDocuments): readonly string[] {
  return askedChanges(changes, theirs).flatMap((change) => {
    const key = changeKey(change);
    const server = theirs[key] ?? null;
    if (server === null || isWholeQuestion(change, server)) return [key];
    return questionsAbout(change, server.document).map(({ field }) => `${key} ${field}`);
  });
}

/** The fields of a document about which a person has to decide. */
export const questionsAbout = (change: Change, theirs: Fields): readonly Collision[] =>
  openQuestions(withoutHistory(change), withoutSteps(theirs));

/** The documents as chosen, by key; `null` deletes. */
export function chosenDocuments(
  changes: readonly Change[],
  theirs: TheirDocuments,
  choices: Choices,
): Readonly<Record<string, Fields | null>> {
  const asked = askedChanges(changes, theirs).map((change): [string, Fields | null] => {
    const key = changeKey(change);
    const server = theirs[key] ?? null;
    if (server === null || isWholeQuestion(change, server)) {
      return [key, choices[key] === 'mine' ? change.document : (server?.document ?? null)];
    }
    const fields = decidedFields(withoutHistory(change), withoutSteps(server.document), choicesOf(choices, key));
    return [key, { ...fields, ...bothHistories(change, server.document) }];
  });
  const decided = new Map(asked);
  for (const change of changes) {
    const work = workOf(change, changes);
    if (!work || !(changeKey(change) in theirs)) continue;
    const outcome = decided.get(changeKey(work));
    const status = statusFieldsOf(work, outcome === undefined ? work.document : outcome);
    if (status !== undefined) decided.set(changeKey(change), status);
  }
  return Object.fromEntries(decided);
}

/** The document without its history: nobody has to choose there, because both people's steps stay. */
function withoutSteps<Document extends Fields | null>(document: Document): Document | Fields {
  if (document === null) return document;
  const { historial: _steps, ...rest } = document;
  return rest;
}
const withoutHistory = ({ collection, base, document }: Change): Pick<Change, 'collection' | 'base' | 'document'> => ({
  collection,
  base: withoutSteps(base),
  document: withoutSteps(document),
});

function bothHistories({ base, document }: Change, theirs: Fields): Fields {
  const [mine, their] = [document?.['historial'], theirs['historial']];
  return mine || their ? { historial: joinSteps(base?.['historial'], mine, their) } : {};
}

function choicesOf(choices: Choices, key: string): Choices {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, side]) =>
      name.startsWith(`${key} `) ? [[name.slice(key.length + 1), side]] : [],
    ),
  );
}
