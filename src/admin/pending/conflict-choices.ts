import { type Change, changeKey, type Fields, type ServerDocument } from '#domain/staff/journal/change.ts';
import { decidedFields, isGone, openQuestions } from '#domain/staff/journal/judge-change.ts';

export type Side = 'mine' | 'theirs';

/** The chosen side by `collection/id field`, or by `collection/id` where the document is chosen as a whole. A question without an answer is absent. */
export type Choices = Readonly<Record<string, Side>>;

/** The server's side of each document in conflict, by its key; `null`: deleted. */
export type TheirDocuments = Readonly<Record<string, ServerDocument | null>>;

/** Whether one side deleted or withdrew the document, so that it is chosen as a whole. */
export const isWholeQuestion = (change: Change, server: ServerDocument | null): boolean =>
  server === null || isGone(change.document) || isGone(server.document);

/** The questions of a conflict, by the keys of `Choices`. */
export function questionsOf(disputed: readonly Change[], theirs: TheirDocuments): readonly string[] {
  return disputed.flatMap((change) => {
    const key = changeKey(change);
    const server = theirs[key] ?? null;
    if (server === null || isWholeQuestion(change, server)) return [key];
    return openQuestions(change, server.document).map(({ field }) => `${key} ${field}`);
  });
}

/** The documents as chosen, by key; `null` deletes. */
export function chosenDocuments(
  disputed: readonly Change[],
  theirs: TheirDocuments,
  choices: Choices,
): Readonly<Record<string, Fields | null>> {
  const decided = disputed.map((change): [string, Fields | null] => {
    const key = changeKey(change);
    const server = theirs[key] ?? null;
    if (server === null || isWholeQuestion(change, server)) {
      return [key, choices[key] === 'mine' ? change.document : (server?.document ?? null)];
    }
    return [key, decidedFields(change, server.document, choicesOf(choices, key))];
  });
  return Object.fromEntries(decided);
}

function choicesOf(choices: Choices, key: string): Choices {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, side]) =>
      name.startsWith(`${key} `) ? [[name.slice(key.length + 1), side]] : [],
    ),
  );
}
