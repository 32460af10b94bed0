import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AUTH_RATES, type AuthRates } from '../auth-limits.ts';
import { type AuthReply, type AuthService, createAuthService } from '../auth-service.ts';
import type { Emulation } from '../emulation.ts';
import type { Mail } from '../outbox.ts';
import { openSqliteAccountStore } from '../store/sqlite-account-store.ts';
import { createQuickHasher } from './quick-hasher.ts';

export const SITE = 'https://tienda.example';
export const START = Date.UTC(2026, 10, 21, 12);

/** Real store, real tokens, cheap hashes, a clock that only the test moves. */
export interface AuthHarness {
  readonly auth: AuthService;
  readonly store: ReturnType<typeof openSqliteAccountStore>;
  readonly directory: string;
  readonly mails: readonly Mail[];
  readonly log: readonly string[];
  wait(seconds: number): void;
  /** The body of the answer, which must be a 200. A verb with a colon is one of the second version: `mfaSignIn:finalize`. */
  call(verb: string, fields: object, address?: string, cookies?: string): Promise<Record<string, unknown>>;
  /** The error's message, which must come as the service's error body. */
  refusal(verb: string, fields: object, address?: string, cookies?: string): Promise<string>;
  /** What the last answer set. */
  readonly cookie: string | undefined;
  post(path: string, body: string, address?: string, cookies?: string): Promise<AuthReply>;
  refresh(token: unknown): Promise<Record<string, unknown>>;
  /** Stops and starts over the same file, as a restart does. */
  restart(): void;
  close(): void;
}

/** Whoever was invited to this shop. */
export const INVITED = {
  email: 'lupe@tienda.example',
  code: 'abcd-efgh-jkmn-pqrs-tuvw-xyz2',
  until: START + 86_400_000,
};

/** Somebody with an account who is not of the staff. */
export const STRANGER = { email: 'ajeno@correo.example', password: 'secreto9' };

export function startAuth(
  rates: Partial<AuthRates> = {},
  projectId = 'demo-fragua',
  emulation?: Emulation,
): AuthHarness {
  const directory = mkdtempSync(path.join(tmpdir(), 'acceso-'));
  const mails: Mail[] = [];
  const log: string[] = [];
  let clock = START;
  const open = () => {
    const store = openSqliteAccountStore(path.join(directory, 'prueba.db'));
    const auth = createAuthService({
      projectId,
      store,
      outbox: async (mail) => void mails.push(mail),
      siteOrigin: () => SITE,
      mayRegister: () => true,
      invitedUntil: (email, code) => (email === INVITED.email && code === INVITED.code ? INVITED.until : undefined),
      isStaff: ({ uid }) => store.byUid(uid)?.email !== STRANGER.email,
      now: () => clock,
      hasher: createQuickHasher(),
      rates: { ...AUTH_RATES, ...rates },
      log: (line) => void log.push(line),
      emulation,
    });
    return { store, auth };
  };
  let running = open();

  let cookie: string | undefined;
  async function post(path: string, body: string, address = '203.0.113.7', cookies?: string): Promise<AuthReply> {
    const reply = await running.auth.handle({ method: 'POST', path, body, address, cookies });
    cookie = reply.cookieToSet ?? cookie;
    await running.auth.drain();
    return reply;
  }
  const postVerb = (verb: string, fields: object, address?: string, cookies?: string) =>
    post(
      `/identitytoolkit.googleapis.com/${verb.includes(':') ? `v2/accounts/${verb}` : `v1/accounts:${verb}`}`,
      JSON.stringify(fields),
      address,
      cookies,
    );

  return {
    get auth() {
      return running.auth;
    },
    get store() {
      return running.store;
    },
    get cookie() {
      return cookie?.split(';')[0];
    },
    directory,
    mails,
    log,
    post,
    wait: (seconds) => {
      clock += seconds * 1000;
    },
    call: async (verb, fields, address, cookies) => {
      const reply = await postVerb(verb, fields, address, cookies);
      if (reply.status !== 200) throw new Error(`${verb}: ${reply.body}`);
      return JSON.parse(reply.body) as Record<string, unknown>;
    },
    refusal: async (verb, fields, address, cookies) => replyToRefusal(await postVerb(verb, fields, address, cookies)),
    refresh: async (token) => {
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(token) });
      const reply = await post('/securetoken.googleapis.com/v1/token', form.toString());
      return reply.status === 200
        ? (JSON.parse(reply.body) as Record<string, unknown>)
        : { refusal: replyToRefusal(reply) };
    },
    restart: () => {
      running.store.close();
      running = open();
    },
    close: () => {
      running.store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The service's error name, and that its body has the form the SDK reads. */
function replyToRefusal({ status, body }: AuthReply): string {
  const { error } = JSON.parse(body) as {
    error: { code: number; message: string; errors: { message: string; reason: string; domain: string }[] };
  };
  if (status !== 400 || error.code !== 400 || error.errors[0]?.message !== error.message) throw new Error(body);
  return error.message;
}
