import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { type Documents, documentsAt } from './documents.ts';
import { TEMPLATE } from './fill-template.ts';

interface Fixtures {
  /** Whether the test may write behind the page's back; `false` puts the deployed rules in force. */
  readonly testMode: boolean;
  /** The test's own backend, filled with the demo store. */
  readonly backend: BackendProcess;
  readonly documents: Documents;
}

/** Every test has its own backend on its own data, so tests run in any order and may break what they like. */
export const test = base.extend<Fixtures>({
  testMode: [true, { option: true }],
  backend: async ({ testMode }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fragua-e2e-'));
    await cp(TEMPLATE, dataDir, { recursive: true });
    const backend = await startBackend(dataDir, testMode);
    await use(backend);
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ backend }, use) => use(backend.origin),
  documents: async ({ backend }, use) => use(documentsAt(backend.origin)),
});

export { expect } from '@playwright/test';
