import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { type Documents, documentsAt } from './documents.ts';
import { TEMPLATE } from './prepare-tests.ts';

interface Fixtures {
  /** Whether the test may write to the store directly; `false` applies the deployed rules. */
  readonly testMode: boolean;
  /** Whether the test may order faults of the network and the server. */
  readonly faults: boolean;
  /** Whether the test may put another build in the place of the site. */
  readonly ownSite: boolean;
  /** The folder of the built site that the backend serves. */
  readonly siteDir: string;
  /** The test's own backend, filled with the demo store. */
  readonly backend: BackendProcess;
  readonly documents: Documents;
}

/** Every test has its own backend on its own data, so tests run in any order and may break what they like. */
export const test = base.extend<Fixtures>({
  testMode: [true, { option: true }],
  faults: [false, { option: true }],
  ownSite: [false, { option: true }],
  siteDir: async ({ ownSite }, use) => {
    if (!ownSite) return use('dist');
    const siteDir = await mkdtemp(join(tmpdir(), 'fragua-sitio-'));
    await cp('dist', siteDir, { recursive: true });
    await use(siteDir);
    await rm(siteDir, { recursive: true, force: true });
  },
  backend: async ({ testMode, faults, siteDir }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fragua-e2e-'));
    await cp(TEMPLATE, dataDir, { recursive: true });
    const backend = await startBackend(dataDir, testMode, siteDir, faults);
    await use(backend);
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ backend }, use) => use(backend.origin),
  documents: async ({ backend }, use) => use(documentsAt(backend.origin)),
});

export { expect } from '@playwright/test';
