import { appendFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { addColleague } from '#backend/contract/google-colleague.ts';
import { documentsOf, fileRules } from '#backend/contract/google-file-rules.ts';
import { DEMO_STAFF } from '#backend/operations/demo-staff.ts';
import { type Emulators, missingFunction, startEmulators } from '#rehearse/start-emulators.mjs';
import { openTlsFront, type SeenRequest } from '#rehearse/tls-front.mjs';
import { readDemoDocuments, type StoredDocument } from './demo-documents.ts';
import { emptyShop } from './empty-shop.ts';
import { PAGES, PROJECT, SITE, translateFetch } from './translate-fetch.ts';

/** What the run asked of Firestore, a line each; `report-journeys.ts` reads it. */
export const REQUESTS = 'test-results/.ensayo/firestore.jsonl';
/** The firebase.json that is rehearsed, with its rules and its indexes beside it. */
export const CONFIG = process.env['REHEARSE_CONFIG'] ?? 'firebase.json';
/** The same with the function that renders the pages, as `npm run build:function` writes it. */
const FUNCTION_CONFIG = join(dirname(CONFIG), 'firebase.function.json');
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
/** Firestore's own limit is 500 writes and 10 MB. */
const BATCH = 300;
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Google's emulators behind the production names, shared by the tests of one worker. */
export interface Rehearsal {
  readonly origin: string;
  readonly chromiumArguments: readonly string[];
  /** Everything as at the beginning: the demo store, its colleague, no files, a network. */
  reset(isOpenToTests: boolean): Promise<void>;
  /** Nothing but a first owner, as `firebase:setup` leaves a project; gives the password. */
  emptyShop(owner: string): Promise<string>;
  /** Whether a test that signs nobody in writes past the rules: what the embedded backend calls its test mode. */
  openToTests(isOpen: boolean): void;
  /** What the owner's staff command prints of a colleague whom it added. */
  addColleague(email: string, role?: string): Promise<string>;
  /** What the function that renders pages needs and is not there, in words. */
  readonly missingPages: string | undefined;
  /** The links of the mails that Auth would have sent to an address, the oldest first. */
  mailedLinks(email: string): Promise<readonly string[]>;
  /** The site whose pages come from the function, on the same shop, which it reads as it is when it is first asked. */
  openPages(): Promise<string>;
  /** The network between the browser and every service. */
  cutNetwork(): Promise<void>;
  restoreNetwork(): Promise<void>;
  stop(): Promise<void>;
}

export async function openRehearsal(): Promise<Rehearsal> {
  const readDocument = async (path: string) => {
    const { firestore } = await emulators.ready;
    return documentsOf(`http://127.0.0.1:${firestore}`, PROJECT)(path);
  };
  const emulators = startEmulators({
    projectId: PROJECT,
    config: resolve(CONFIG),
    mayUseFile: fileRules(CONFIG, readDocument),
  });
  const ports = await emulators.ready;
  const pages = { port: 0 };
  const front = await openTlsFront(
    {
      [new URL(SITE).hostname]: { port: ports.hosting },
      [new URL(PAGES).hostname]: pages,
      'firestore.googleapis.com': { port: ports.firestore },
      'firebasestorage.googleapis.com': { port: ports.storage },
      'identitytoolkit.googleapis.com': { port: ports.auth, prefix: '/identitytoolkit.googleapis.com' },
      'securetoken.googleapis.com': { port: ports.auth, prefix: '/securetoken.googleapis.com' },
    },
    keepRequest,
  );
  const fetchAsTests = translateFetch(ports);
  const documents = await readDemoDocuments();
  let withFunction: Emulators | undefined;
  return {
    origin: SITE,
    missingPages: missingFunction(FUNCTION_CONFIG),
    async mailedLinks(email) {
      const kept = await fetch(`http://127.0.0.1:${ports.auth}/emulator/v1/projects/${PROJECT}/oobCodes`);
      const { oobCodes } = (await kept.json()) as { oobCodes: { readonly email: string; readonly oobLink: string }[] };
      return oobCodes.filter((one) => one.email === email).map(({ oobLink }) => oobLink);
    },
    async openPages() {
      await withFunction?.stop();
      withFunction = startEmulators({
        projectId: PROJECT,
        services: ['hosting', 'functions'],
        config: FUNCTION_CONFIG,
        firestoreHost: `127.0.0.1:${ports.firestore}`,
      });
      pages.port = (await withFunction.ready).hosting;
      return PAGES;
    },
    chromiumArguments: front.chromiumArguments,
    async reset(isOpenToTests) {
      fetchAsTests.open(isOpenToTests);
      await front.open();
      await Promise.all([
        emptyAndFill(`http://127.0.0.1:${ports.firestore}`, documents),
        makeColleague(`http://127.0.0.1:${ports.auth}`, documents),
        ask(`http://127.0.0.1:${ports.storage}/internal/reset`, 'POST'),
      ]);
    },
    emptyShop: (owner) => emptyShop(ports, PROJECT, owner),
    openToTests: (isOpen) => fetchAsTests.open(isOpen),
    addColleague: (email, role) => addColleague(ports, PROJECT, email, role),
    cutNetwork: () => front.close(),
    restoreNetwork: () => front.open(),
    async stop() {
      fetchAsTests.restore();
      await front.close();
      await withFunction?.stop();
      await emulators.stop();
    },
  };
}

function keepRequest({ host, path, body, status, refusal }: SeenRequest): void {
  if (host !== 'firestore.googleapis.com' || body.length === 0) return;
  appendFileSync(REQUESTS, `${JSON.stringify({ path, body: body.toString(), status, refusal })}\n`);
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, headers: OWNER, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

async function emptyAndFill(origin: string, documents: readonly StoredDocument[]): Promise<void> {
  await ask(`${origin}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, 'DELETE');
  for (let at = 0; at < documents.length; at += BATCH) {
    const writes = documents.slice(at, at + BATCH).map(({ name, fields }) => ({
      update: { name: `${DOCUMENTS}/${idOf(name)}`, fields },
    }));
    await ask(`${origin}/v1/${DOCUMENTS}:commit`, 'POST', { writes });
  }
}

/** The path without the project. */
const idOf = (name: string): string => name.slice(name.indexOf('/documents/') + '/documents/'.length);

/** The account that the demo's document in `personal` belongs to. */
async function makeColleague(origin: string, documents: readonly StoredDocument[]): Promise<void> {
  const uid = documents
    .map(({ name }) => idOf(name))
    .find((path) => path.startsWith('personal/'))
    ?.split('/')[1];
  await ask(`${origin}/emulator/v1/projects/${PROJECT}/accounts`, 'DELETE');
  // As every new project has it: a wrong password is answered as an unknown address is.
  await ask(`${origin}/emulator/v1/projects/${PROJECT}/config`, 'PATCH', {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  await ask(`${origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`, 'POST', {
    localId: uid,
    ...DEMO_STAFF,
  });
}
