import type { Result } from '#domain/kernel/result.ts';
import type { ParseProblem } from './stored-fields.ts';

/** A stored document as either feed hands it over: values plain, times as ISO text. Nothing of it is trusted yet. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ParsedDocuments<T> {
  readonly values: readonly T[];
  readonly problems: readonly ParseProblem[];
}

/** What can be read of a feed, and what cannot: one bad document never takes the others with it. */
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
