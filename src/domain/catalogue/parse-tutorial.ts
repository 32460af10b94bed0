import * as v from 'valibot';
import { parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { describeIssues, type ParseProblem, text } from './stored-fields.ts';
import type { Tutorial } from './tutorial.ts';

const texts = v.optional(v.array(text), []);

const tutorial = v.object({
  visible: v.literal('public'),
  titulo: v.pipe(text, v.nonEmpty()),
  slug: v.pipe(text, v.nonEmpty()),
  resumen: v.optional(text, ''),
  cuerpo: v.optional(text, ''),
  // Any other scheme could run code in the page or open another program.
  video: v.optional(v.fallback(v.pipe(text, v.regex(/^(https:\/\/\S+)?$/)), ''), ''),
  imagen: v.optional(text, ''),
  productos: texts,
  etiquetas: texts,
  actualizado: v.optional(v.unknown()),
});

/** A tutorial from the stored fields of a document, or what is wrong with it; one that is not public is wrong here. */
export function parseTutorial(id: string, fields: unknown): Result<Tutorial, ParseProblem> {
  const parsed = v.safeParse(tutorial, fields);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  const { visible: _public, actualizado, ...rest } = parsed.output;
  const written = parseInstant(actualizado);
  return ok({ id, ...rest, ...(written && { actualizado: written }) });
}
