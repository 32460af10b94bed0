import { existsSync, readFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { loadDeclaredIndexes } from '#backend/indexes/declared-indexes.ts';
import { reportIndexes } from '#backend/indexes/report-indexes.ts';
import { CONFIG, REQUESTS } from './open-rehearsal.ts';

interface Row {
  passed: number;
  failed: number;
  readonly leftOut: string[];
  ms: number;
}

/** A table of the journeys at the end, and the verdict on the indexes: a query that the real service would refuse fails the run. */
// Playwright asks a reporter's module for its default export.
export default class ReportJourneys implements Reporter {
  readonly #rows = new Map<string, Row>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = test.location.file.slice(test.location.file.lastIndexOf('/e2e/') + 1);
    const row = this.#rows.get(file) ?? { passed: 0, failed: 0, leftOut: [], ms: 0 };
    this.#rows.set(file, row);
    row.ms += result.duration;
    if (result.status === 'passed') row.passed += 1;
    else if (result.status === 'skipped') row.leftOut.push(reasonOf(result));
    else row.failed += 1;
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] }> {
    console.log(`\n${'Journeys'.padEnd(46)} passed  failed  left out      s`);
    for (const [file, { passed, failed, leftOut, ms }] of [...this.#rows].toSorted(([a], [b]) => a.localeCompare(b))) {
      const numbers = [passed, failed, leftOut.length, Math.round(ms / 1000)];
      const [one = '', two = '', three = '', four = ''] = numbers.map(String);
      console.log(
        `${file.padEnd(46)} ${one.padStart(6)}  ${two.padStart(6)}  ${three.padStart(8)}  ${four.padStart(5)}`,
      );
      for (const reason of new Set(leftOut)) console.log(`    left out: ${reason}`);
    }
    return { status: this.#isIndexed() ? result.status : 'failed' };
  }

  #isIndexed(): boolean {
    const requests = existsSync(REQUESTS) ? readFileSync(REQUESTS, 'utf8') : '';
    const { queries, missing } = reportIndexes(requests, loadDeclaredIndexes(CONFIG));
    console.log(`\nIndexes: ${queries} queries, ${missing.length} indexes that the real service would ask for.`);
    for (const index of missing) console.log(`    not declared: ${index}`);
    return missing.length === 0;
  }
}

const reasonOf = ({ annotations }: TestResult): string =>
  annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ?? 'by the test itself';
