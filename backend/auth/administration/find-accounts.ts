import type { Account } from '../account.ts';
import type { AuthFields } from '../auth-context.ts';
import { accountToJson } from '../verbs/lookup.ts';
import type { Administration } from './administration.ts';

const LARGEST_PAGE = 1000;
const DEFAULT_PAGE = 20;

/** `accounts:lookup`: `{localId: […], email: […]}` → `{users?}`, those that there are. */
export function findAccounts(administration: Administration, fields: AuthFields): object {
  const { store } = administration;
  const found = new Map<string, Account>();
  for (const account of [
    ...texts(fields['localId']).map((uid) => store.byUid(uid)),
    ...texts(fields['email']).map((email) => store.byEmail(email.toLowerCase())),
  ])
    if (account !== undefined) found.set(account.uid, account);
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(found.size > 0 && { users: [...found.values()].map((account) => toJson(administration, account)) }),
  };
}

/** `accounts:batchGet`: `maxResults`, `nextPageToken` → `{users, nextPageToken?}`, in the order of the uids. */
export function listAccounts(administration: Administration, params: URLSearchParams): object {
  const size = Math.min(Number(params.get('maxResults')) || DEFAULT_PAGE, LARGEST_PAGE);
  const after = params.get('nextPageToken') ?? '';
  const rest = administration.store
    .list()
    .filter(({ uid }) => uid > after)
    .sort((a, b) => (a.uid < b.uid ? -1 : 1));
  const page = rest.slice(0, size);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: page.map((account) => toJson(administration, account)),
    ...(rest.length > size && { nextPageToken: page.at(-1)?.uid }),
  };
}

function toJson({ store, memory: { claims } }: Administration, account: Account): object {
  const customAttributes = claims.get(account.uid);
  return {
    ...accountToJson(account, store.factor(account.uid)),
    ...(customAttributes !== undefined && { customAttributes }),
  };
}

const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** `GET /emulator/v1/projects/P/oobCodes` → `{oobCodes}`: the codes that were mailed, the oldest first. */
export async function listCodes({ memory, auth }: Administration): Promise<object> {
  await auth.drain();
  const codes = memory.mails.filter(({ kind }) => kind !== 'INVITATION');
  return {
    oobCodes: codes.map(({ to, kind, code, link }) => ({
      email: to,
      requestType: kind,
      oobCode: code,
      oobLink: link,
    })),
  };
}
