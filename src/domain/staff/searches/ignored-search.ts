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

/**
 * The id of an ignored search's document: the search itself, so that two people that ignore the same one write the same document. Whatever is no
 * letter or digit is its code between underscores, because an id may not have a slash.
 */
export const ignoredId = (frase: string): string =>
  frase.replace(/[^a-z0-9]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`);

/** The rows with each search once: one that two people ignored under ids of chance has two documents. */
export const onePerSearch = <Row extends { readonly value: Pick<IgnoredSearch, 'frase'> }>(
  rows: readonly Row[],
): readonly Row[] => rows.filter((row, at) => rows.findIndex(({ value }) => value.frase === row.value.frase) === at);
