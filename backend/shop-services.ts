import { ADMINISTRATOR, identifyTester } from './access/identity.ts';
import { invitationsOf, invitesOf } from './access/invitation-lookup.ts';
import { staffOf } from './access/staff-lookup.ts';
import type { AccountStore } from './auth/account-store.ts';
import { type AdministrationMemory, rememberMails } from './auth/administration/administration.ts';
import { type AuthService, createAuthService } from './auth/auth-service.ts';
import { createOutbox } from './auth/create-outbox.ts';
import type { PasswordHasher } from './auth/password-hash.ts';
import { type Config, defaultBucket } from './config.ts';
import type { Gates, HostedDatabase } from './databases/hosted-database.ts';
import type { FileAccess } from './files/file-access.ts';
import { createFileService, type FileService } from './files/file-service.ts';
import type { FileStore } from './files/file-store.ts';
import type { Admission } from './http/admission.ts';
import type { Limits } from './limits/limits.ts';
import type { Refusals } from './limits/refusals.ts';
import type { Share } from './limits/share.ts';
import { createVisitorGate } from './limits/visitor-gate.ts';
import { logSecondFactor } from './operations/log-second-factor.ts';
import { pagesOnceOpen } from './pages/before-opening.ts';
import { openPageRenderer } from './pages/page-renderer.ts';
import { createShopPages, SEARCH_PATIENCE_MS, type ShopPages } from './pages/serve-pages.ts';
import { followShopCatalogue, PATIENCE_MS } from './pages/shop-catalogue.ts';
import { senderOf } from './pages/stored-profile.ts';

/** What clients may do to the databases. */
export function gatesOf(limits: Limits, refusals: Refusals, kept: Share, now: () => number): Gates {
  return {
    commits: createVisitorGate(limits, refusals, now),
    transactions: limits.transactions,
    kept,
    onTransactionRefused: (kind) => refusals.note(kind),
  };
}

export interface AuthParts {
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
export function openAuth(
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
    emulation: config.testMode ? memory : undefined,
    onFactor: (uid, event) => logSecondFactor({ accounts, database, now }, uid, event, uid),
    isStaff: config.openSignUp ? () => true : staffOf(database.state),
    mayRegister: config.openSignUp ? () => true : invitesOf(database.state, now),
    invitedUntil: invitationsOf(database.state, now),
  });
}

/** The one bucket of this shop; tests use any bucket as they like. */
export function openFiles(config: Config, store: FileStore, auth: AuthService, access: FileAccess): FileService {
  return createFileService({
    store,
    dataDir: config.dataDir,
    access: config.testMode ? { allows: () => true } : access,
    verifyIdToken: (token) => auth.verifyIdToken(token),
    ...(config.testMode && { isAdministrator: async (given) => (await identifyTester(given)) === ADMINISTRATOR }),
    hasBucket: (bucket) => config.testMode || bucket === defaultBucket(config),
  });
}

/** The pages that are made of the shop's catalogue. Tests write what they like, and may show a shop without anything. */
export function openPages(
  config: Config,
  database: HostedDatabase,
  admission: Admission,
  searchAhead = true,
): ShopPages {
  const renderer = openPageRenderer(config.siteDir);
  const pages = createShopPages({
    turn: (request) => admission.turn(admission.clientOf(request)),
    slices: (request, work) => admission.slices(admission.clientOf(request), work),
    renderer,
    catalogue: followShopCatalogue(database, Date.now, config.testMode ? undefined : PATIENCE_MS),
    files: { storageBucket: defaultBucket(config), embedded: true },
    publicOrigin: config.publicOrigin,
    searchAhead,
    ...(!config.testMode && { searchPatienceMs: SEARCH_PATIENCE_MS }),
  });
  return config.testMode ? pages : pagesOnceOpen(pages, database.state, renderer);
}
