import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startGoogleServices } from './google-services.ts';
import { buildOwnServer, startOwnServer } from './own-server.ts';
import { serveSdkPage } from './sdk-page.ts';

/** Inside the checkout, so that what the bundle leaves outside (the database driver) is found. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

/** Finds or starts the server under test and serves the page of the SDK, once for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(CACHE, { recursive: true });
  const scratch = await mkdtemp(join(CACHE, 'contrato-'));
  const page = await serveSdkPage(join(scratch, 'page'));
  const emulator = process.env['EMULATOR_HOST'];
  const bundle = emulator ? '' : await buildOwnServer(join(scratch, 'server'));
  const own = emulator ? undefined : await startOwnServer(bundle, join(scratch, 'data'));
  const url = new URL(own?.origin ?? `http://${emulator}`);
  project.provide('target', {
    kind: own ? 'ours' : 'emulator',
    origin: url.origin,
    host: url.hostname,
    port: Number(url.port),
  });
  const withAccounts = emulator && process.env['EMULATOR_SERVICES'] === 'all';
  const google = withAccounts ? await startGoogleServices(Number(url.port)) : undefined;
  project.provide('google', google && { project: google.project, ports: google.ports });
  project.provide('pageUrl', page.url);
  project.provide('ownBundle', bundle);
  return async () => {
    await page.close();
    await google?.stop();
    await own?.stop();
    await rm(scratch, { recursive: true, force: true });
  };
}
