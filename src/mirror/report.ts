import type { ParseProblem } from '#domain/catalogue/stored-fields.ts';

/** Documents that cannot be read are left out and named for whoever looks at the console; staff see them in their own list. */
export function report(collection: string, problems: readonly ParseProblem[]): void {
  for (const { id, problem } of problems) console.warn(`Documento ilegible ${collection}/${id}: ${problem}`);
}
