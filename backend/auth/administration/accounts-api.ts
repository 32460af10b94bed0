import { ADMINISTRATOR, identifyTester } from '../../access/identity.ts';
import type { Api } from '../../http/api.ts';
import type { ReadBody } from '../../http/read-body.ts';
import { replyJson } from '../../http/reply.ts';
import { asObject } from '../../protocol/json-shape.ts';
import { parseJson } from '../../protocol/parse-json.ts';
import { AuthRefusal, refusalToJson } from '../auth-refusal.ts';
import type { Administration } from './administration.ts';
import { createAccount } from './create-account.ts';
import { deleteAccount, deleteAccounts, deleteAllAccounts } from './delete-accounts.ts';
import { findAccounts, listAccounts, listCodes } from './find-accounts.ts';
import { importAccounts } from './import-accounts.ts';
import { makeActionLink } from './make-action-link.ts';
import { updateAccount } from './update-account.ts';

const LARGEST_BODY = 1 << 20;
const ACCOUNTS = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/[^/:]+\/accounts(?::([A-Za-z]+))?$/;
/** As on Google's emulator, the owner may leave the project out. Everybody else is a client there. */
const WITHOUT_PROJECT = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:([A-Za-z]+)$/;
const COOKIE = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/[^/:]+:createSessionCookie$/;
/** Everything that an administrator calls, what there is not too: the libraries can read nothing but JSON. */
const ADMINISTRATION = /^\/identitytoolkit\.googleapis\.com\/v[12]\/projects\//;
const ALL = /^\/emulator\/v1\/projects\/[^/:]+\/accounts$/;
const CONFIG = /^\/emulator\/v1\/projects\/[^/:]+\/config$/;
const TELEPHONE_CODES = /^\/emulator\/v1\/projects\/[^/:]+\/verificationCodes$/;
const CODES = /^\/emulator\/v1\/projects\/[^/:]+\/oobCodes$/;

type Call = (administration: Administration, fields: Fields) => object | Promise<object>;

const VERBS: ReadonlyMap<string, Call> = new Map(
  Object.entries({
    '': createAccount,
    lookup: findAccounts,
    update: updateAccount,
    delete: deleteAccount,
    batchCreate: importAccounts,
    batchDelete: deleteAccounts,
    sendOobCode: makeActionLink,
  }),
);

const VERBS_WITHOUT_PROJECT: ReadonlyMap<string, Call> = new Map(
  Object.entries({
    signUp: createAccount,
    lookup: findAccounts,
    update: updateAccount,
    delete: deleteAccount,
    sendOobCode: makeActionLink,
  }),
);

type Fields = Readonly<Record<string, unknown>>;

/** Accounts as firebase-admin administers them on Google's emulator: of test mode alone, where anybody of this machine may do anything. What is asked by others is left to `clients`. */
export function createAccountsApi(administration: Administration, read: ReadBody, clients: Api): Api {
  return {
    owns: (pathname) => ADDRESSES.some((address) => address.test(pathname)),
    async serve(request, response, pathname, params) {
      const method = request.method ?? '';
      if (ALL.test(pathname) && method === 'DELETE') return replyJson(response, 200, deleteAllAccounts(administration));
      if (CODES.test(pathname) && method === 'GET') return replyJson(response, 200, await listCodes(administration));
      if (CONFIG.test(pathname) && method === 'GET') return replyJson(response, 200, SETTINGS);
      if (TELEPHONE_CODES.test(pathname) && method === 'GET')
        return replyJson(response, 200, { verificationCodes: [] });
      const isOwner = (await identifyTester(request.headers.authorization)) === ADMINISTRATOR;
      if (WITHOUT_PROJECT.test(pathname) && !(isOwner && method === 'POST' && callOf(pathname)))
        return clients.serve(request, response, pathname, params);
      if (!isOwner) return replyJson(response, 401, UNAUTHENTICATED);
      const isList = method === 'GET' && ACCOUNTS.exec(pathname)?.[1] === 'batchGet';
      const call = method === 'POST' ? callOf(pathname) : undefined;
      if (!isList && call === undefined) return replyJson(response, 501, NOT_IMPLEMENTED);
      const body = isList ? '' : await read(request, LARGEST_BODY);
      try {
        const answer = call
          ? await call(administration, parseFields(body, pathname))
          : listAccounts(administration, params);
        replyJson(response, 200, answer);
      } catch (error) {
        if (!(error instanceof AuthRefusal)) throw error;
        replyJson(response, 400, refusalToJson(error));
      }
    },
  };
}

/** Throws for a token beside what an owner asks: which account is meant would be a guess. */
function parseFields(body: string, pathname: string): Fields {
  const fields = asObject(parseJson(body), 'the request');
  if (Object.hasOwn(fields, 'idToken') && WITHOUT_PROJECT.test(pathname))
    throw new AuthRefusal('INVALID_ARGUMENT : An owner names an account by its localId.');
  return fields;
}

function callOf(pathname: string): Call | undefined {
  if (COOKIE.test(pathname)) return ({ auth }, fields) => auth.createSessionCookie(fields);
  const withoutProject = WITHOUT_PROJECT.exec(pathname)?.[1];
  if (withoutProject !== undefined) return VERBS_WITHOUT_PROJECT.get(withoutProject);
  const account = ACCOUNTS.exec(pathname);
  return account === null ? undefined : VERBS.get(account[1] ?? '');
}

const ADDRESSES = [ADMINISTRATION, WITHOUT_PROJECT, ALL, CODES, CONFIG, TELEPHONE_CODES];
/** What a project of Google's emulator says of itself. Here addresses are always protected. */
const SETTINGS = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};
const UNAUTHENTICATED = {
  error: { code: 401, message: 'Only an administrator may do this.', status: 'UNAUTHENTICATED' },
};
const NOT_IMPLEMENTED = {
  error: { code: 501, message: 'NOT_IMPLEMENTED : This server has no such call.', status: 'UNIMPLEMENTED' },
};
