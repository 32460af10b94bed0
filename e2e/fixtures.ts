import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type BackendHost, createBackendHost } from './backend-host.ts';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { type Documents, documentsAt } from './documents.ts';
import { copySite } from './offline/second-build.ts';
import { TEMPLATE } from './prepare-tests.ts';
import { openRehearsal, type Rehearsal } from './rehearsal/open-rehearsal.ts';
import { rehearsedBackend } from './rehearsal/rehearsed-backend.ts';
import { requestByFetch } from './rehearsal/request-by-fetch.ts';

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
  /** Closes at the end of a test the pages of other people that it left open: they would go on asking for its server beside the next tests. */
  readonly closesOtherPages: void;
}

interface WorkerFixtures {
  /** Whether the browser optimises what runs often, as a person's does: what calculates for seconds is then done sooner, everything else later. */
  readonly optimises: boolean;
  /** Whether the journeys run on Google's emulators in place of the embedded backend. */
  readonly rehearsed: boolean;
  readonly google: Rehearsal | undefined;
  /** Where the backends of the worker's tests run, one after the other. */
  readonly backendHost: BackendHost | undefined;
}

/** Every test has its own backend on its own data, so tests run in any order and may break what they like. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  optimises: [false, { option: true, scope: 'worker' }],
  rehearsed: [false, { option: true, scope: 'worker' }],
  google: [
    async ({ rehearsed }, use) => {
      const google = rehearsed ? await openRehearsal() : undefined;
      await use(google);
      await google?.stop();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  backendHost: [
    async ({ rehearsed }, use) => {
      const host = rehearsed ? undefined : createBackendHost();
      await use(host);
      await host?.kill();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, google, optimises }, use) => {
      // The tests' only flags for V8 switch its optimising compilers off.
      const args = (launchOptions.args ?? []).filter((argument) => !(optimises && argument.startsWith('--js-flags=')));
      await use({ ...launchOptions, args: [...args, ...(google?.chromiumArguments ?? [])] });
    },
    { scope: 'worker' },
  ],
  serviceWorkers: ({ serviceWorkers }, use, testInfo) =>
    use(testInfo.tags.includes(withWorker.tag) ? 'allow' : serviceWorkers),
  testMode: [true, { option: true }],
  faults: [false, { option: true }],
  ownSite: [false, { option: true }],
  siteDir: async ({ ownSite }, use) => {
    if (!ownSite) return use('dist');
    const siteDir = await mkdtemp(join(tmpdir(), 'fragua-sitio-'));
    await copySite(siteDir);
    await use(siteDir);
    await rm(siteDir, { recursive: true, force: true });
  },
  backend: async ({ testMode, faults, siteDir, google, backendHost }, use, testInfo) => {
    if (google) {
      testInfo.skip(faults || siteDir !== 'dist', 'only the embedded backend obeys a test');
      await google.reset(testMode);
      return use(rehearsedBackend(google, testMode));
    }
    const dataDir = await mkdtemp(join(tmpdir(), 'fragua-e2e-'));
    await cp(TEMPLATE, dataDir, { recursive: true });
    // Another build is loaded into a process of its own, because modules stay loaded.
    const host = siteDir === 'dist' ? backendHost : undefined;
    const backend = await startBackend(dataDir, testMode, siteDir, faults, host);
    await use(backend);
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ backend }, use) => use(backend.origin),
  request: async ({ google, request }, use) => use(google ? requestByFetch(request, google.origin) : request),
  documents: async ({ backend }, use) => use(documentsAt(backend.origin)),
  closesOtherPages: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/**
 * For a test of what works through the service worker; a file of such tests says `test.use({ serviceWorkers: 'allow' })`. The others have none,
 * because filling its cache for the first time is a fifth of what such a test does.
 */
export const withWorker = { tag: '@worker' } as const;

export { expect } from '@playwright/test';
