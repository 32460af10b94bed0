import process from 'node:process';
import { createQuickHasher } from '#backend/auth/testing/quick-hasher.ts';
import { readConfig } from '#backend/config.ts';
import { openSiteFiles } from '#backend/hosting/site.ts';
import type { SiteFiles } from '#backend/hosting/site-files.ts';
import { type RunningServer, startServer } from '#backend/server.ts';
import type { HostAnswer, HostOrder } from './host-orders.ts';

// One process for the servers of many tests, one after the other, because loading and compiling the backend takes longer than most tests use it.
// They share the code, the files of the site, and the renderer's search index, which follows the catalogue of the server that asks and is made for
// the tests that search only. Each has its own store, limits and listeners.
process.umask(0o077);
const servers = new Map<number, RunningServer>();
const hasher = createQuickHasher();
let siteFiles: SiteFiles | undefined;

async function obey(order: HostOrder): Promise<void> {
  if (order.kind === 'start') {
    const config = readConfig(order.args, order.env);
    siteFiles ??= openSiteFiles(config);
    servers.set(order.port, await startServer(config, { hasher, siteFiles, searchAhead: !config.testMode }));
    return;
  }
  const server = servers.get(order.port);
  // So that a test fails whose server took the process with it.
  if (!server) throw new Error(`No server on port ${order.port}: the process that it was in has ended`);
  servers.delete(order.port);
  await server.close();
}

const answer = (message: HostAnswer): void => void process.send?.(message);

process.on('message', (order: HostOrder) => {
  // The one who sends waits for the answer before the next order.
  void obey(order).then(
    () => answer({}),
    (error: unknown) => answer({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
