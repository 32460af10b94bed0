import * as v from 'valibot';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Category } from './category.ts';
import { describeIssues, type ParseProblem, storedId, text } from './stored-fields.ts';

const featuredItem = v.object({
  href: text,
  name: text,
  description: v.optional(text, ''),
  imagenes: v.optional(v.array(v.object({ imagen: text })), []),
});

const category = v.object({
  name: v.pipe(text, v.nonEmpty()),
  folder: v.pipe(text, v.nonEmpty()),
  menu: v.picklist(['simple', 'slim', 'megamenu']),
  unicID: storedId,
  visible: v.optional(text, ''),
  menuindex1: v.optional(featuredItem),
  menuindex2: v.optional(featuredItem),
  orden: v.optional(v.number(), 0),
  carpetasAnteriores: v.optional(text),
  rev: v.optional(v.number()),
});

/** A category from the stored fields of a document, or what is wrong with it. Unknown fields are left out. */
export function parseCategory(id: string, fields: unknown): Result<Category, ParseProblem> {
  const parsed = v.safeParse(category, fields);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  const { menuindex1, menuindex2, ...rest } = parsed.output;
  return ok({ id, ...rest, ...(menuindex1 && { menuindex1 }), ...(menuindex2 && { menuindex2 }) });
}
