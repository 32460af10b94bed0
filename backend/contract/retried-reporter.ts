import type { Reporter, TestModule } from 'vitest/node';
import { noteForTheEnd } from '#tools/setup/final-notes.mjs';

/** Prints every test that passed only when retried, because an unnoticed retry would hide a race. */
export class RetriedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0),
    );
    for (const test of retried)
      noteForTheEnd(`contrato: repetida ${test.result().state === 'passed' ? 'y bien' : 'y MAL'}: ${test.fullName}`);
  }
}
