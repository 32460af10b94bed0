import * as v from 'valibot';
import type { FirebaseOrigins } from '../transfer/firebase/firebase-origins.ts';
import { type GoogleApi, GoogleRefusal } from '../transfer/firebase/google-api.ts';

/** What was found of one thing; `unknown` where it could not be asked, as by the emulators. */
export type Found = 'yes' | 'no' | 'unknown';

/** What a project has already. */
export interface Findings {
  readonly project: Found;
  readonly billing: Found;
  readonly firestore: Found;
  /** Where the database is; empty while unknown. */
  readonly region: string;
  readonly emailSignIn: Found;
  /** Whether invited colleagues may open their accounts. */
  readonly signUp: Found;
  readonly storage: Found;
  /** Whether the rules of files may look into the database, as they do at each upload. */
  readonly filesReadDatabase: Found;
  readonly functions: Found;
  /** Whether the function that makes the pages is there. */
  readonly page: Found;
  readonly webApp: Found;
  /** Whether Google backs the database up by a schedule. */
  readonly backups: Found;
  /** Whether the project has a shop: anything besides its people. */
  readonly shop: Found;
  /** Whether somebody can sign in and let others in: an owner has an account too. */
  readonly owner: Found;
}

export const NOTHING_KNOWN: Findings = {
  project: 'unknown',
  billing: 'unknown',
  firestore: 'unknown',
  region: '',
  emailSignIn: 'unknown',
  signUp: 'unknown',
  storage: 'unknown',
  filesReadDatabase: 'unknown',
  functions: 'unknown',
  page: 'unknown',
  webApp: 'unknown',
  backups: 'unknown',
  shop: 'unknown',
  owner: 'unknown',
};

const flag = (value: boolean | undefined): Found => (value === true ? 'yes' : 'no');
const billingInfo = v.object({ billingEnabled: v.optional(v.boolean(), false) });
const service = v.object({ state: v.optional(v.string(), '') });
const database = v.object({ type: v.optional(v.string(), ''), locationId: v.optional(v.string(), '') });
const authConfig = v.object({
  signIn: v.optional(v.object({ email: v.optional(v.object({ enabled: v.optional(v.boolean(), false) })) })),
  client: v.optional(
    v.object({ permissions: v.optional(v.object({ disabledUserSignup: v.optional(v.boolean(), false) })) }),
  ),
});
const deployed = v.object({ functions: v.optional(v.array(v.object({ name: v.string() })), []) });
const accounts = v.object({
  users: v.optional(v.array(v.object({ localId: v.string(), disabled: v.optional(v.boolean(), false) })), []),
});
/** How many accounts one question may be about. */
const MOST_ASKED = 100;
/** As `hosting/function/pagina.ts` exports it. */
const PAGE_FUNCTION = 'pagina';
/** What `firebase deploy` asks to give to Storage's own account, see `rulesDeploy.js` of firebase-tools: only in a terminal. */
const READS_DATABASE = 'roles/firebaserules.firestoreServiceAgent';
const project = v.object({ projectNumber: v.optional(v.string(), '') });
const policy = v.object({
  bindings: v.optional(
    v.array(v.object({ role: v.optional(v.string(), ''), members: v.optional(v.array(v.string()), []) })),
    [],
  ),
});
const schedules = v.object({ backupSchedules: v.optional(v.array(v.unknown()), []) });
const apps = v.object({ apps: v.optional(v.array(v.unknown()), []) });
const rows = v.array(
  v.object({
    document: v.optional(
      v.object({
        name: v.string(),
        fields: v.optional(v.object({ activo: v.optional(v.unknown()), rol: v.optional(v.unknown()) }), {}),
      }),
    ),
  }),
);

interface Asked {
  readonly api: GoogleApi;
  readonly origins: FirebaseOrigins;
  readonly projectId: string;
  readonly bucket: string;
  /** The emulators have no administration of a project. */
  readonly isEmulator: boolean;
}

/** Asks a project what it has. Changes nothing. Throws TransferError when nobody answers or there is nothing to sign in with. */
export async function findOut({ api, origins, projectId, bucket, isEmulator }: Asked): Promise<Findings> {
  /** `no` when Google refuses: what is not enabled answers with an error. */
  const ask = async <T>(address: string, read: (json: unknown) => T): Promise<T | undefined> => {
    try {
      return read(await api.json(address));
    } catch (error) {
      if (!(error instanceof GoogleRefusal)) throw error;
      return undefined;
    }
  };
  /** A refusal of the question itself, as to an account that may not see the billing, is no answer to it. */
  const askIfAllowed = async (address: string, read: (json: unknown) => boolean, body?: object): Promise<Found> => {
    try {
      return flag(read(await api.json(address, body)));
    } catch (error) {
      if (!(error instanceof GoogleRefusal)) throw error;
      return error.status === 401 || error.status === 403 ? 'unknown' : 'no';
    }
  };
  const canSignIn = async (uids: readonly string[]): Promise<boolean> => {
    if (uids.length === 0) return false;
    const asked = { localId: uids.slice(0, MOST_ASKED) };
    const { users } = v.parse(
      accounts,
      await api.json(`${origins.auth}/v1/projects/${projectId}/accounts:lookup`, asked),
    );
    return users.some(({ disabled }) => !disabled);
  };
  const query = async (structuredQuery: object) => {
    const root = `${origins.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
    return v.parse(rows, await api.json(`${root}:runQuery`, { structuredQuery })).flatMap((row) => row.document ?? []);
  };
  const shopOf = async (): Promise<Pick<Findings, 'shop' | 'owner'>> => {
    try {
      const people = await query({ from: [{ collectionId: 'personal' }] });
      const products = await query({ from: [{ collectionId: 'productos' }], limit: 1 });
      const owners = people.filter(({ fields }) => isOwner(fields));
      const uids = owners.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
      return { shop: flag(products.length > 0), owner: flag(await canSignIn(uids)) };
    } catch (error) {
      if (!(error instanceof GoogleRefusal)) throw error;
      return { shop: 'unknown', owner: 'unknown' };
    }
  };
  if (isEmulator) return { ...NOTHING_KNOWN, page: 'no', ...(await shopOf()) };
  const base = `projects/${projectId}`;
  const isEnabled = (name: string) =>
    ask(
      `https://serviceusage.googleapis.com/v1/${base}/services/${name}`,
      (json) => v.parse(service, json).state === 'ENABLED',
    );
  const found = await ask(`${origins.firestore}/v1/${base}/databases/(default)`, (json) => v.parse(database, json));
  const auth = await ask(`${origins.authConfig}/${base}/config`, (json) => v.parse(authConfig, json));
  const known = await ask(`https://firebase.googleapis.com/v1beta1/${base}`, (json) => v.parse(project, json));
  return {
    project: flag(known !== undefined),
    billing: await askIfAllowed(
      `https://cloudbilling.googleapis.com/v1/${base}/billingInfo`,
      (json) => v.parse(billingInfo, json).billingEnabled,
    ),
    page: await askIfAllowed(`https://cloudfunctions.googleapis.com/v2/${base}/locations/-/functions`, (json) =>
      v.parse(deployed, json).functions.some(({ name }) => name.endsWith(`/${PAGE_FUNCTION}`)),
    ),
    firestore: flag(found?.type === 'FIRESTORE_NATIVE'),
    region: found?.locationId ?? '',
    emailSignIn: flag(auth?.signIn?.email?.enabled),
    signUp: auth === undefined ? 'unknown' : flag(auth.client?.permissions?.disabledUserSignup !== true),
    storage: flag(await ask(`${origins.storage}/storage/v1/b/${encodeURIComponent(bucket)}`, () => true)),
    filesReadDatabase: known?.projectNumber
      ? await askIfAllowed(
          `https://cloudresourcemanager.googleapis.com/v1/${base}:getIamPolicy`,
          (json) => {
            const agent = `serviceAccount:service-${known.projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
            return v
              .parse(policy, json)
              .bindings.some((one) => one.role === READS_DATABASE && one.members.includes(agent));
          },
          {},
        )
      : 'unknown',
    backups: await askIfAllowed(
      `${origins.firestore}/v1/${base}/databases/(default)/backupSchedules`,
      (json) => v.parse(schedules, json).backupSchedules.length > 0,
    ),
    functions: flag(await isEnabled('cloudfunctions.googleapis.com')),
    webApp: flag(
      await ask(
        `https://firebase.googleapis.com/v1beta1/${base}/webApps`,
        (json) => v.parse(apps, json).apps.length > 0,
      ),
    ),
    ...(found === undefined ? { shop: 'unknown', owner: 'unknown' } : await shopOf()),
  };
}

/** As the rules decide: active, and an owner by word or by having no role. */
function isOwner({ activo, rol }: { readonly activo?: unknown; readonly rol?: unknown }): boolean {
  const active = v.is(v.object({ booleanValue: v.literal(true) }), activo);
  return active && (rol === undefined || v.is(v.object({ stringValue: v.literal('dueno') }), rol));
}
