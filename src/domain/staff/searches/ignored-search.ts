import * as v from 'valibot';
import { describeIssues, type ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** A search that staff do not want to see again, or once did not. */
export interface IgnoredSearch {
  readonly id: string;
  readonly frase: string;
  readonly ignorada: boolean;
}

/** The collection of ignored searches: not in the vocabulary, which every visitor's device reads. */
export const IGNORED = 'busquedasIgnoradas';

const stored = v.object({ frase: v.pipe(v.string(), v.nonEmpty()), ignorada: v.boolean() });

/** An ignored search from its stored fields, or what is wrong with it. */
export function parseIgnored(id: string, fields: unknown): Result<IgnoredSearch, ParseProblem> {
  const parsed = v.safeParse(stored, fields);
  return parsed.success ? ok({ id, ...parsed.output }) : err({ id, problem: describeIssues(parsed.issues) });
}
