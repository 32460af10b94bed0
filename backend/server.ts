import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identifyBearer } from './access/bearer.ts';
import { identifyTester } from './access/identity.ts';
import { loadServiceRules } from './access/load-rules.ts';
import { permissionsOf } from './access/permissions.ts';
import { staffOf } from './access/staff-lookup.ts';
import { createAdministrationMemory } from './auth/administration/administration.ts';
import { createPasswordHasher, type PasswordHasher } from './auth/password-hash.ts';
import { type Config, isForThisMachine } from './config.ts';
import { Databases } from './databases/databases.ts';
import type { HostedDatabase } from './databases/hosted-database.ts';
import type { Sliced } from './engine/slices.ts';
import { createFaults, NO_FAULTS } from './faults/faults.ts';
import { rulesFileAccess } from './files/rules-file-access.ts';
import { refusalsGauge } from './health/gauges.ts';
import { Metrics } from './health/metrics.ts';
import { createMonitoring } from './health/monitoring.ts';
import { openSite } from './hosting/site.ts';
import type { SiteFiles } from './hosting/site-files.ts';
import { Admission } from './http/admission.ts';
import { type ChannelRpcs, createRpcs } from './http/channel-rpcs.ts';
import { isLoopback } from './http/is-loopback.ts';
import { createHostCheck } from './http/known-host.ts';
import { closeListener, createListener, openListener } from './http/listener.ts';
import { createPatience } from './http/patience.ts';
import type { ReadBody } from './http/read-body.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { siteOrigin } from './http/site-origin.ts';
import { StreamRights } from './http/stream-rights.ts';
import { createClientOf } from './limits/client-address.ts';
import { LIMITS, type Limits, withoutParts } from './limits/limits.ts';
import { Refusals } from './limits/refusals.ts';
import { Share } from './limits/share.ts';
import { logInfo, logLimit } from './log.ts';
import { prepareForNetwork } from './operations/before-network.ts';
import { keepDeletingExpired, loadDeadlines } from './operations/expired-documents.ts';
import { withOperator } from './operations/operator-access.ts';
import { openOperatorPort } from './operations/operator-port.ts';
import { runStaffCommand } from './operations/run-staff-command.ts';
import type { ScheduledBackups } from './operations/scheduled-backups.ts';
import { createShopOpening, openingNotice } from './operations/shop-opening.ts';
import { callRest } from './protocol/rest/rest-call.ts';
import { createShopApis } from './shop-apis.ts';
import { gatesOf, openAuth, openFiles, openPages } from './shop-services.ts';
import { openStores } from './storage/open-stores.ts';

export interface RunningServer {
  readonly port: number;
  /** What the owner must be told at this start: a new password, which is shown once. */
  readonly notices: readonly string[];
  /** Sends the clients away, waits for what is being written, closes the store. */
  close(): Promise<void>;
}

/** What a server may be given in place of its own. */
export interface ServerParts {
  readonly backups?: ScheduledBackups | undefined;
  readonly limits?: Limits;
  readonly hasher?: PasswordHasher;
  /** The files of the site, which several servers of one process may share. */
  readonly siteFiles?: SiteFiles;
  /** Whether a catalogue that stays the same is indexed before somebody searches: yes, unless said otherwise. */
  readonly searchAhead?: boolean;
}

/**
 * Throws ConfigError when the rules or the certificate cannot be used, StorageError when the data cannot, and whatever `listen` throws when the port
 * cannot. The store is closed then, or the next start would say that the last one was cut off.
 */
export async function startServer(
  config: Config,
  {
    limits = config.testMode ? withoutParts(LIMITS) : LIMITS,
    hasher = createPasswordHasher(),
    ...parts
  }: ServerParts = {},
): Promise<RunningServer> {
  let release = (): void => {};
  try {
    return await serve(config, { ...parts, limits, hasher }, (close) => {
      release = close;
    });
  } catch (error) {
    try {
      release();
    } catch {
      // A disk that takes no writes refuses this one too. The first error is thrown, because it says why the start failed.
    }
    throw error;
  }
}

/** @param onOpened is given what closes the store again */
async function serve(
  config: Config,
  { backups, limits, hasher, siteFiles, searchAhead }: Pick<Required<ServerParts>, 'limits' | 'hasher'> & ServerParts,
  onOpened: (release: () => void) => void,
): Promise<RunningServer> {
  const faults = config.faults ? createFaults() : NO_FAULTS;
  const name = `projects/${config.projectId}/databases/(default)`;
  const access = permissionsOf(config, name, faults.now);
  const storageRules = loadServiceRules(config.firebaseJson, 'storage');
  const metrics = new Metrics();
  const rights = new StreamRights((uid) => stores.accounts.byUid(uid), faults.now);
  const stores = openStores(config.dataDir, metrics, (uid, by) => rights.accountChanged(uid, by));
  const release = (): void => {
    rights.close();
    stores.close();
  };
  onOpened(release);
  const { documents: store, accounts, files } = stores;
  const refusals = new Refusals(logLimit);
  const clientOf = createClientOf(config.proxies);
  const kept = new Share(limits.kept);
  const gates = gatesOf(limits, refusals, kept, faults.now);
  const databases = new Databases(store, withOperator(faults.access(access)), faults.now, gates);
  // Every row has been read back, and the disk takes writes.
  if (stores.wasCutOff) logInfo('La vez anterior el servidor terminó sin cerrarse; lo que confirmó está completo.');
  const database = databases.open(name);
  const origin = (): string => siteOrigin(config, (server.address() as AddressInfo).port);
  const memory = createAdministrationMemory();
  const auth = openAuth(config, { accounts, database, hasher, limits, refusals, origin, now: faults.now, memory });
  const identify = config.testMode ? identifyTester : identifyBearer((token) => auth.verifyIdToken(token));
  const identifyStream = config.testMode ? identifyTester : identifyBearer((token) => auth.readIdToken(token));
  const isStaff = staffOf(database.state);
  const streams = { rights, isStaff, streams: limits.streams, kept, refusals };
  const admission = new Admission(limits, clientOf, refusals);
  const readBody: ReadBody = (request, limit) => admission.readBody(request, limit);
  const slices = (from: string, work: Sliced<void>): Promise<void> | void => admission.slices(from, work);
  const rpcs = faults.rpcs(createRpcs({ databases, store, identify: identifyStream, slices, ...streams }));
  const storage = openFiles(config, files, auth, rulesFileAccess(storageRules, database, faults.now));
  const pages = openPages(config, database, admission, searchAhead);
  metrics.addGauge(refusalsGauge(refusals));
  const shop = { accounts, hasher, database, now: Date.now, siteOrigin: origin };
  const prepared = isForThisMachine(config) ? [] : await prepareForNetwork(shop, config.ownerEmail);
  const opening = createShopOpening(shop);
  const monitoring = createMonitoring({
    dataDir: config.dataDir,
    isInDoubt: stores.isInDoubt,
    metrics,
    databases,
    rpcs,
    backup: () => backups?.state() ?? 'off',
    lastBackup: () => backups?.lastAt() ?? null,
    isStaff: async ({ headers }) => isStaff(await identify(headers.authorization)),
    readBody,
  });
  const apis = createShopApis(config, {
    shop,
    databases,
    auth,
    memory,
    storage,
    opening,
    backups,
    identify,
    admission,
    clientOf,
    limits,
    refusals,
    now: faults.now,
    patiently: createPatience(() => server, limits.times.requestTimeout),
  });
  const firestore = {
    databases,
    rpcs,
    callRest: faults.rest(callRest),
    identify,
    isStaff,
    admission,
    admits: config.testMode ? isLoopback : () => true,
    knowsHost: createHostCheck(config),
  };
  const handler = createRequestHandler({
    ...firestore,
    apis: [...monitoring.apis, ...apis],
    site: openSite(config, pages, siteFiles),
  });
  const counted = monitoring.count(faults.handler(handler));
  const turn = (from: string): Promise<boolean> => admission.tryTurn(from);
  const { server, grpc } = createListener(config, { ...firestore, limits, refusals, clientOf, turn }, counted);
  await Promise.all([pages.prepare(), grpc.ready]);
  await openListener(server, config);
  const operatorPort = await openOperatorPort(config.dataDir, (command) => runStaffCommand(shop, command));
  const stopExpiry = keepDeletingExpired(database, loadDeadlines(config.firebaseJson), faults.now);
  return {
    notices: [...prepared, ...openingNotice(opening)],
    port: (server.address() as AddressInfo).port,
    close: async () => {
      operatorPort.close();
      stopExpiry();
      pages.close();
      grpc.stop();
      await sendAway(server, database, rpcs);
      await auth.drain();
      release();
    },
  };
}

/** Ends the listen and write streams, then every connection. */
async function sendAway(server: Server, database: HostedDatabase, { Listen, Write }: ChannelRpcs): Promise<void> {
  // So that the other clients get the last acknowledged commits before their connections are closed.
  await database.allNotified();
  Listen.sessions.stop();
  Write.sessions.stop();
  await closeListener(server);
}
