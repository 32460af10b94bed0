import * as v from 'valibot';
import { describeIssues, type ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { ReceivedReport } from './search-totals.ts';

const report = v.object({
  dia: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  lineas: v.array(v.string()),
  creado: v.pipe(
    v.string(),
    v.check((text) => parseInstant(text) !== null),
  ),
});

/** A report of searches from the stored fields of a document, or what is wrong with it. */
export function parseReport(id: string, fields: unknown): Result<ReceivedReport, ParseProblem> {
  const parsed = v.safeParse(report, fields);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  const creado = parseInstant(parsed.output.creado);
  return creado ? ok({ ...parsed.output, id, creado }) : err({ id, problem: 'creado' });
}
