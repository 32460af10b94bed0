import { mkdir, rm } from 'node:fs/promises';
import { DEMO_STAFF } from '#backend/operations/demo-staff.ts';
import { createBackendHost } from './backend-host.ts';
import { fillDemo, startBackend } from './backend-process.ts';
import { removeSecond } from './offline/second-build.ts';

/** A demo store that every test starts from, as a copy of its own. */
export const TEMPLATE = 'test-results/.tienda-demo';

/** Signs the demo's colleague in once, by which the account takes the quick hashes of the backends of the tests: see `host-process.ts`. */
async function takeQuickHashes(): Promise<void> {
  const host = createBackendHost();
  const backend = await startBackend(TEMPLATE, false, 'dist', false, host);
  const answer = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...DEMO_STAFF, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`The demo's colleague cannot sign in: ${answer.status}`);
  await backend.stop();
  await host.kill();
}

// Playwright asks a global setup for its default export.
export default async function prepareTests(): Promise<void> {
  await removeSecond();
  await rm(TEMPLATE, { recursive: true, force: true });
  await mkdir(TEMPLATE, { recursive: true });
  await fillDemo(TEMPLATE);
  await takeQuickHashes();
}
