import type { Result } from '#domain/kernel/result.ts';
import type { ParseProblem } from './stored-fields.ts';

/** A stored document as either feed delivers it: plain values, times as ISO text. Its fields are not checked yet. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ParsedDocuments<T> {
  readonly values: readonly T[];
  readonly problems: readonly ParseProblem[];
}

/** The documents of a feed that can be read, and the problems of those that cannot: one bad document does not affect the others. */
export function parseDocuments<T>(
  documents: readonly StoredDocument[],
  parse: (id: string, fields: StoredDocument['fields']) => Result<T, ParseProblem>,
): ParsedDocuments<T> {
  const values: T[] = [];
  const problems: ParseProblem[] = [];
  for (const { id, fields } of documents) {
    const parsed = parse(id, fields);
    if (parsed.ok) values.push(parsed.value);
    else problems.push(parsed.error);
  }
  return { values, problems };
}
