import * as v from 'valibot';
import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import { describeIssues, type ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { StaffTutorial } from './tutorial-form.ts';

const visibility = v.object({ visible: v.picklist(['public', 'oculta']) });

/** A tutorial as staff keep it, hidden or not, from its stored fields, or what is wrong with it. */
export function parseStaffTutorial(
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Result<StaffTutorial, ParseProblem> {
  const seen = v.safeParse(visibility, fields);
  if (!seen.success) return err({ id, problem: describeIssues(seen.issues) });
  const parsed = parseTutorial(id, { ...fields, visible: 'public' });
  if (!parsed.ok) return parsed;
  // The server's own, which no form writes.
  const { actualizado: _time, ...tutorial } = parsed.value;
  return ok({ ...tutorial, visible: seen.output.visible });
}
