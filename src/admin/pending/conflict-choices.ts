import {
  type Change,
  changeKey,
  type Fields,
  fieldConflicts,
  mergeDocuments,
  type ServerDocument,
} from '#domain/staff/change.ts';

export type Side = 'mine' | 'theirs';

/** The chosen side by `collection/id field`, or by `collection/id` where the document is chosen as a whole. */
export type Choices = Readonly<Record<string, Side>>;

/** The server's side of each document in conflict, by its key; `null`: deleted. */
export type TheirDocuments = Readonly<Record<string, ServerDocument | null>>;

export const isWithdrawn = (server: ServerDocument | null): boolean => server?.document['visible'] === 'retirado';

/** The documents as chosen, by key; `null` deletes. */
export function chosenDocuments(
  disputed: readonly Change[],
  theirs: TheirDocuments,
  choices: Choices,
): Readonly<Record<string, Fields | null>> {
  const decided = disputed.map((change): [string, Fields | null] => {
    const key = changeKey(change);
    const server = theirs[key] ?? null;
    if (change.document === null || server === null || isWithdrawn(server)) {
      return [key, choices[key] === 'theirs' ? (server?.document ?? null) : change.document];
    }
    return [key, mergeDocuments(change.document, server.document, choicesOf(choices, key))];
  });
  return Object.fromEntries(decided);
}

/** The choices to begin with: of each field the side that changed it, and mine where one side deleted the document. */
export function suggestions(disputed: readonly Change[], theirs: TheirDocuments): Choices {
  const entries = disputed.flatMap((change): [string, Side][] => {
    const key = changeKey(change);
    const server = theirs[key] ?? null;
    if (change.document === null || server === null || isWithdrawn(server)) return [[key, 'mine']];
    return fieldConflicts(change.base, change.document, server.document).map(({ field, suggested }) => [
      `${key} ${field}`,
      suggested,
    ]);
  });
  return Object.fromEntries(entries);
}

function choicesOf(choices: Choices, key: string): Choices {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, side]) =>
      name.startsWith(`${key} `) ? [[name.slice(key.length + 1), side]] : [],
    ),
  );
}
