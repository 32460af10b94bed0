import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes half a minute and more on two busy cores. */
const LONG: ReadonlySet<string> = new Set([
  'backend/contract/rules/mutation.test.ts',
  'bench/kills.test.ts',
  'src/domain/price-import/corpus/corpus.test.ts',
  'src/spreadsheet/odd-files.test.ts',
  'backend/operations/staff.test.ts',
  'src/domain/search/vocabulary/vocabulary.test.ts',
]);

/** Begins with the files that take longest: in a fresh clone the order is by size, and one of them at the end would leave the other cores idle. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.has(relative(this.ctx.config.root, moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
