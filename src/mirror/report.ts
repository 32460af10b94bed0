import type { ParseProblem } from '#domain/catalogue/stored-fields.ts';

/** Names documents that cannot be read in the console. They are left out of the catalogue; staff see them in a list of their own. */
export function report(collection: string, problems: readonly ParseProblem[]): void {
  for (const { id, problem } of problems) console.warn(`Documento ilegible ${collection}/${id}: ${problem}`);
}
