import * as v from 'valibot';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Label } from './label.ts';
import { describeIssues, type ParseProblem, storedId, text } from './stored-fields.ts';

const label = v.object({
  nombre: v.pipe(text, v.nonEmpty()),
  slug: v.pipe(text, v.nonEmpty()),
  descripcion: v.optional(text, ''),
  carpeta: v.pipe(text, v.nonEmpty()),
  unicID: storedId,
  orden: v.optional(v.number(), 0),
  slugsAnteriores: v.optional(text),
  rev: v.optional(v.number()),
});

/** A label from the stored fields of a document, or what is wrong with it. Unknown fields are left out. */
export function parseLabel(id: string, fields: unknown): Result<Label, ParseProblem> {
  const parsed = v.safeParse(label, fields);
  return parsed.success ? ok({ id, ...parsed.output }) : err({ id, problem: describeIssues(parsed.issues) });
}
