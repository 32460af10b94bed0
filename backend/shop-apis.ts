import type { IncomingMessage } from 'node:http';
import type { Identify } from './access/identity.ts';
import { ownerOf, staffOf } from './access/staff-lookup.ts';
import { createActionPage } from './auth/action-page.ts';
import { createAccountsApi } from './auth/administration/accounts-api.ts';
import type { AdministrationMemory } from './auth/administration/administration.ts';
import type { AuthService } from './auth/auth-service.ts';
import { createAuthApi } from './auth/serve-auth.ts';
import { type Config, defaultBucket } from './config.ts';
import type { Databases } from './databases/databases.ts';
import { createBucketService } from './files/bucket/bucket-service.ts';
import { createDownloadGate } from './files/download-gate.ts';
import type { FileService } from './files/file-service.ts';
import { createFilesApi } from './files/serve-files.ts';
import type { Admission } from './http/admission.ts';
import type { Api } from './http/api.ts';
import { createBackupApi } from './http/backup-api.ts';
import { createClearApi } from './http/clear-api.ts';
import { createImportApi } from './http/import-api.ts';
import { createOpeningApi } from './http/opening-api.ts';
import type { Patience } from './http/patience.ts';
import type { ReadBody } from './http/read-body.ts';
import { createSecondFactorApi } from './http/second-factor-api.ts';
import type { ClientOf } from './limits/client-address.ts';
import type { Limits } from './limits/limits.ts';
import type { Refusals } from './limits/refusals.ts';
import { logSecondFactor } from './operations/log-second-factor.ts';
import type { StaffStores } from './operations/run-staff-command.ts';
import type { ScheduledBackups } from './operations/scheduled-backups.ts';
import type { ShopOpening } from './operations/shop-opening.ts';
import { createShopImport } from './shop-import/import-shop.ts';

export interface ApiParts {
  readonly shop: StaffStores & { readonly siteOrigin: () => string };
  readonly databases: Databases;
  readonly auth: AuthService;
  readonly memory: AdministrationMemory;
  readonly storage: FileService;
  readonly opening: ShopOpening;
  readonly backups: ScheduledBackups | undefined;
  readonly identify: Identify;
  readonly admission: Admission;
  readonly clientOf: ClientOf;
  readonly limits: Limits;
  readonly refusals: Refusals;
  readonly now: () => number;
  readonly patiently: Patience;
}

/** The services beside Firestore: accounts, files, backups, the second factor, the opening and the import of a shop. */
export function createShopApis(config: Config, parts: ApiParts): readonly Api[] {
  const { shop, auth, storage, opening, backups, identify, admission, clientOf, limits, refusals, now, patiently } =
    parts;
  const { accounts, database } = shop;
  const readBody: ReadBody = (request, limit) => admission.readBody(request, limit);
  const isOwner = ownerOf(database.state);
  const asksOwner = async ({ headers }: IncomingMessage) => isOwner(await identify(headers.authorization));
  const shopImport = createShopImport({
    database,
    files: storage.context,
    bucket: defaultBucket(config),
    dataDir: config.dataDir,
  });
  const authApi = createAuthApi(auth, clientOf, readBody);
  return [
    ...(config.testMode ? administrationApis(parts, readBody, authApi) : []),
    authApi,
    createActionPage(auth, clientOf, readBody),
    createBackupApi(backups, asksOwner),
    createSecondFactorApi({
      accounts,
      identify: ({ headers }) => identify(headers.authorization),
      isStaff: staffOf(database.state),
      isOwner,
      onDone: (uid, event, by) => logSecondFactor({ accounts, database, now }, uid, event, by),
      now,
    }),
    createOpeningApi(opening, readBody),
    createImportApi(shopImport, asksOwner, patiently),
    createFilesApi(storage, createDownloadGate(limits.downloads, clientOf, refusals), {
      turn: (request) => admission.nextBodyPiece(clientOf(request)),
      hold: (request) => admission.holdBody({ from: clientOf(request), isStaff: false }),
    }),
  ];
}

/** What administrators have on Google's emulators, for test mode. A shop has none: its owner's commands come by the operator's port. */
function administrationApis(
  { shop, memory, auth, storage, databases }: ApiParts,
  readBody: ReadBody,
  clients: Api,
): readonly Api[] {
  return [
    createAccountsApi({ ...shop, store: shop.accounts, memory, auth }, readBody, clients),
    createFilesApi(createBucketService(storage.context)),
    createClearApi(databases),
  ];
}
