import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { type Documents, documentsAt } from './documents.ts';
import { TEMPLATE } from './fill-template.ts';

interface Fixtures {
  /** The test's own backend, filled with the demo store. */
  readonly backend: BackendProcess;
  readonly documents: Documents;
}

/** Every test has its own backend on its own data, so tests run in any order and may break what they like. */
export const test = base.extend<Fixtures>({
  // Playwright reads the names of a fixture's dependencies from this pattern; this one has none.
  backend: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fragua-e2e-'));
    await cp(TEMPLATE, dataDir, { recursive: true });
    const backend = await startBackend(dataDir);
    await use(backend);
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ backend }, use) => use(backend.origin),
  documents: async ({ backend }, use) => use(documentsAt(backend.origin)),
});

export { expect } from '@playwright/test';
