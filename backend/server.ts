import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identifyBearer } from './access/bearer.ts';
import { identifyTester } from './access/identity.ts';
import { invitationsOf, invitesOf } from './access/invitation-lookup.ts';
import { loadServiceRules } from './access/load-rules.ts';
import { permissionsOf } from './access/permissions.ts';
import { ownerOf, staffOf } from './access/staff-lookup.ts';
import type { AccountStore } from './auth/account-store.ts';
import { createActionPage } from './auth/action-page.ts';
import { createAccountsApi } from './auth/administration/accounts-api.ts';
import {
  type Administration,
  type AdministrationMemory,
  createAdministrationMemory,
  rememberMails,
} from './auth/administration/administration.ts';
import { type AuthService, createAuthService } from './auth/auth-service.ts';
import { createOutbox } from './auth/create-outbox.ts';
import { createPasswordHasher, type PasswordHasher } from './auth/password-hash.ts';
import { createAuthApi } from './auth/serve-auth.ts';
import { type Config, isForThisMachine } from './config.ts';
import { Databases } from './databases/databases.ts';
import type { Gates, HostedDatabase } from './databases/hosted-database.ts';
import type { Sliced } from './engine/slices.ts';
import { createFaults, NO_FAULTS } from './faults/faults.ts';
import { createBucketService } from './files/bucket/bucket-service.ts';
import { createDownloadGate } from './files/download-gate.ts';
import type { FileAccess } from './files/file-access.ts';
import { createFileService, type FileService } from './files/file-service.ts';
import type { FileStore } from './files/file-store.ts';
import { rulesFileAccess } from './files/rules-file-access.ts';
import { createFilesApi } from './files/serve-files.ts';
import { refusalsGauge } from './health/gauges.ts';
import { Metrics } from './health/metrics.ts';
import { createMonitoring } from './health/monitoring.ts';
import { openSite } from './hosting/site.ts';
import { Admission } from './http/admission.ts';
import type { Api } from './http/api.ts';
import { createBackupApi } from './http/backup-api.ts';
import { boundChunks, stopAtRefusedChunks } from './http/bound-chunks.ts';
import { boundPipelining } from './http/bound-pipelining.ts';
import { boundProxied } from './http/bound-proxied.ts';
import { boundUnread } from './http/bound-unread.ts';
import { type ChannelRpcs, createRpcs } from './http/channel-rpcs.ts';
import { createClearApi } from './http/clear-api.ts';
import { closeSlowly } from './http/close-slowly.ts';
import { guardConnections, withinFileLimit } from './http/guard-connections.ts';
import { createImportApi } from './http/import-api.ts';
import { isLoopback } from './http/is-loopback.ts';
import { createHostCheck } from './http/known-host.ts';
import { createOpeningApi } from './http/opening-api.ts';
import { paceRequests } from './http/pace-requests.ts';
import type { ReadBody } from './http/read-body.ts';
import { createRequestHandler } from './http/request-handler.ts';
import { createSecondFactorApi } from './http/second-factor-api.ts';
import { siteOrigin } from './http/site-origin.ts';
import { StreamRights } from './http/stream-rights.ts';
import { warnOfProxy } from './http/warn-of-proxy.ts';
import { createWebServer } from './http/web-server.ts';
import { type ClientOf, createClientOf } from './limits/client-address.ts';
import { LIMITS, type Limits, withoutParts } from './limits/limits.ts';
import { Refusals } from './limits/refusals.ts';
import { Share } from './limits/share.ts';
import { createVisitorGate } from './limits/visitor-gate.ts';
import { logInfo, logLimit } from './log.ts';
import { prepareForNetwork } from './operations/before-network.ts';
import { keepDeletingExpired, loadDeadlines } from './operations/expired-documents.ts';
import { logSecondFactor } from './operations/log-second-factor.ts';
import { withOperator } from './operations/operator-access.ts';
import { openOperatorPort } from './operations/operator-port.ts';
import { runStaffCommand } from './operations/run-staff-command.ts';
import type { ScheduledBackups } from './operations/scheduled-backups.ts';
import { createShopOpening } from './operations/shop-opening.ts';
import { pagesOnceOpen } from './pages/before-opening.ts';
import { openPageRenderer } from './pages/page-renderer.ts';
import { createShopPages, SEARCH_PATIENCE_MS, type ShopPages } from './pages/serve-pages.ts';
import { followShopCatalogue, PATIENCE_MS } from './pages/shop-catalogue.ts';
import { senderOf } from './pages/stored-profile.ts';
import { callRest } from './protocol/rest/rest-call.ts';
import { createShopImport } from './shop-import/import-shop.ts';
import { openStores } from './storage/open-stores.ts';

export interface RunningServer {
  readonly port: number;
  /** What the owner must be told at this start: a new password, which is shown once. */
  readonly notices: readonly string[];
  /** Sends the clients away, waits for what is being written, closes the store. */
  close(): Promise<void>;
}

/** How long open requests may take to end before their connections are cut. */
const DRAIN_MS = 1000;

/**
 * Throws ConfigError when the rules or the certificate cannot be used, StorageError when the data cannot, and whatever `listen` throws when the port
 * cannot. The store is closed then, or the next start would say that the last one was cut off.
 */
export async function startServer(
  config: Config,
  backups?: ScheduledBackups,
  limits: Limits = config.testMode ? withoutParts(LIMITS) : LIMITS,
  hasher: PasswordHasher = createPasswordHasher(),
): Promise<RunningServer> {
  let release = (): void => {};
  try {
    return await serve(config, { backups, limits, hasher }, (close) => {
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

interface ServerParts {
  readonly backups: ScheduledBackups | undefined;
  readonly limits: Limits;
  readonly hasher: PasswordHasher;
}

/** @param onOpened is given what closes the store again */
async function serve(
  config: Config,
  { backups, limits, hasher }: ServerParts,
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
  const log = { accounts, database, now: faults.now };
  const memory = createAdministrationMemory();
  const auth = openAuth(config, { ...log, hasher, limits, refusals, origin, memory });
  const identify = config.testMode ? identifyTester : identifyBearer((token) => auth.verifyIdToken(token));
  const identifyStream = config.testMode ? identifyTester : identifyBearer((token) => auth.readIdToken(token));
  const isStaff = staffOf(database.state);
  const streams = { rights, isStaff, streams: limits.streams, kept, refusals };
  const admission = new Admission(limits, clientOf, refusals);
  const readBody: ReadBody = (request, limit) => admission.readBody(request, limit);
  const slices = (from: string, work: Sliced<void>): Promise<void> | void => admission.slices(from, work);
  const rpcs = faults.rpcs(createRpcs({ databases, store, identify: identifyStream, slices, ...streams }));
  const storage = openFiles(config, files, auth, rulesFileAccess(storageRules, database, faults.now));
  const pages = openPages(config, database, admission);
  const isOwner = ownerOf(database.state);
  const asksOwner = async ({ headers }: IncomingMessage) => isOwner(await identify(headers.authorization));
  metrics.addGauge(refusalsGauge(refusals));
  const shop = { accounts, hasher, database, now: Date.now, siteOrigin: origin };
  const prepared = isForThisMachine(config) ? [] : await prepareForNetwork(shop, config.ownerEmail);
  const opening = createShopOpening(shop);
  const shopImport = createShopImport({
    database,
    files: storage.context,
    bucket: `${config.projectId}.appspot.com`,
    dataDir: config.dataDir,
  });
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
  const handler = createRequestHandler({
    databases,
    rpcs,
    callRest: faults.rest(callRest),
    identify,
    isStaff,
    admission,
    apis: [
      ...(config.testMode ? administrationOf({ ...shop, memory, auth }, storage, databases, readBody) : []),
      ...monitoring.apis,
      createAuthApi(auth, clientOf, readBody),
      createActionPage(auth, clientOf, readBody),
      createBackupApi(backups, asksOwner),
      createSecondFactorApi({
        accounts,
        identify: ({ headers }) => identify(headers.authorization),
        isStaff,
        isOwner,
        onDone: (uid, event, by) => logSecondFactor(log, uid, event, by),
        now: faults.now,
      }),
      createOpeningApi(opening, readBody),
      createImportApi(shopImport, asksOwner),
      createFilesApi(storage, createDownloadGate(limits.downloads, clientOf, refusals), (request) =>
        admission.nextBodyPiece(clientOf(request)),
      ),
    ],
    site: openSite(config, pages),
    admits: config.testMode ? isLoopback : () => true,
    knowsHost: createHostCheck(config),
  });
  const counted = monitoring.count(faults.handler(handler));
  const { each } = withinFileLimit(limits.connections);
  const proxied = boundProxied(each, config.proxies, clientOf, refusals, warnOfProxy(config.proxies, counted));
  const server = createWebServer(config.tls, limits.times, boundRequests(refusals, clientOf, proxied));
  // Before the connections are guarded: it needs what Node makes of them.
  stopAtRefusedChunks(server);
  // A client may close its half of the connection and still wait for the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  guardConnections(server, limits, config.proxies, refusals, (from) => admission.tryTurn(from));
  await pages.prepare();
  await listen(server, config);
  const operatorPort = await openOperatorPort(config.dataDir, (command) => runStaffCommand(shop, command));
  const stopExpiry = keepDeletingExpired(database, loadDeadlines(config.firebaseJson), faults.now);
  return {
    notices: [...prepared, ...openingNotice(opening.code)],
    port: (server.address() as AddressInfo).port,
    close: async () => {
      operatorPort.close();
      stopExpiry();
      pages.close();
      await sendAway(server, database, rpcs);
      await auth.drain();
      release();
    },
  };
}

/** What administrators have on Google's emulators, for test mode. A shop has none: its owner's commands come by the operator's port. */
function administrationOf(
  shop: Omit<Administration, 'store'> & { readonly accounts: AccountStore },
  { context }: FileService,
  databases: Databases,
  readBody: ReadBody,
): readonly Api[] {
  return [
    createAccountsApi({ ...shop, store: shop.accounts }, readBody),
    createFilesApi(createBucketService(context)),
    createClearApi(databases),
  ];
}

/** Handles the requests of each connection one after the other, and ends those whose bodies cost more than they are worth. */
function boundRequests(refusals: Refusals, clientOf: ClientOf, handler: RequestListener): RequestListener {
  const paced = boundUnread(paceRequests(clientOf, handler));
  return boundPipelining(refusals, closeSlowly(boundChunks(refusals, clientOf, paced)));
}

/** What clients may do to the databases. */
function gatesOf(limits: Limits, refusals: Refusals, kept: Share, now: () => number): Gates {
  return {
    commits: createVisitorGate(limits, refusals, now),
    transactions: limits.transactions,
    kept,
    onTransactionRefused: (kind) => refusals.note(kind),
  };
}

interface AuthParts {
  readonly accounts: AccountStore;
  readonly database: HostedDatabase;
  readonly hasher: PasswordHasher;
  readonly limits: Limits;
  readonly refusals: Refusals;
  readonly origin: () => string;
  readonly now: () => number;
  readonly memory: AdministrationMemory;
}

/** The accounts' service of this shop: only invited people register, and a change of a second factor is written in the shop's log. */
function openAuth(
  config: Config,
  { accounts, database, hasher, limits, refusals, origin, now, memory }: AuthParts,
): AuthService {
  const outbox = createOutbox(config, () => senderOf(database));
  return createAuthService({
    projectId: config.projectId,
    store: accounts,
    hasher,
    now,
    rates: limits.auth,
    onRefused: () => refusals.note('contraseñas'),
    outbox: config.testMode ? rememberMails(outbox, memory) : outbox,
    siteOrigin: origin,
    claimsOf: (uid) => JSON.parse(memory.claims.get(uid) ?? '{}') as object,
    onFactor: (uid, event) => logSecondFactor({ accounts, database, now }, uid, event, uid),
    mayRegister: config.openSignUp ? () => true : invitesOf(database.state, now),
    invitedUntil: invitationsOf(database.state, now),
  });
}

function openFiles(config: Config, store: FileStore, auth: AuthService, access: FileAccess): FileService {
  return createFileService({
    store,
    dataDir: config.dataDir,
    access: config.testMode ? { allows: () => true } : access,
    verifyIdToken: (token) => auth.verifyIdToken(token),
    hasBucket: (bucket) => config.testMode || bucket === `${config.projectId}.appspot.com`,
  });
}

/** The pages that are made of the shop's catalogue. Tests write what they like, and may show a shop without anything. */
function openPages(config: Config, database: HostedDatabase, admission: Admission): ShopPages {
  const renderer = openPageRenderer(config.siteDir);
  const pages = createShopPages({
    turn: (request) => admission.turn(admission.clientOf(request)),
    slices: (request, work) => admission.slices(admission.clientOf(request), work),
    renderer,
    catalogue: followShopCatalogue(database, Date.now, config.testMode ? undefined : PATIENCE_MS),
    files: { storageBucket: `${config.projectId}.appspot.com`, embedded: true },
    publicOrigin: config.publicOrigin,
    ...(!config.testMode && { searchPatienceMs: SEARCH_PATIENCE_MS }),
  });
  return config.testMode ? pages : pagesOnceOpen(pages, database.state, renderer);
}

/** Ends the listen and write streams, then every connection: idle ones at once, and the others after a while. */
async function sendAway(server: Server, database: HostedDatabase, { Listen, Write }: ChannelRpcs): Promise<void> {
  // So that the other clients get the last acknowledged commits before their connections are closed.
  await database.allNotified();
  Listen.sessions.stop();
  Write.sessions.stop();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  });
}

function openingNotice(code: string | undefined): readonly string[] {
  if (code === undefined) return [];
  return [
    'Esta tienda todavía no tiene dueño. Abra la dirección del personal y escriba este código de apertura:',
    `  ${code}`,
    'Vale una sola vez y hasta que el servidor se detenga: quien lo tenga se queda con la tienda.',
  ];
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
