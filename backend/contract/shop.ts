import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { openSqliteAccountStore } from '#backend/auth/store/sqlite-account-store.ts';
import { readConfig } from '#backend/config.ts';
import { runStaff } from '#backend/operations/run-staff.ts';
import type { AccountShop } from './account-shop.ts';
import { launch, loadTab, type Tab } from './browser.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';

export const PROJECT = 'la-fragua';
export const DATABASE = `projects/${PROJECT}/databases/(default)`;
const OUTBOX_FILE = 'correos-por-enviar.jsonl';

/**
 * Our server as it is deployed, with rules and accounts, and people with a browser each. Google's emulators have neither the staff command nor the
 * outbox of mails, so scripts that need those run on our server only; they show that the unmodified SDK works with it.
 */
export class Shop implements AccountShop {
  readonly project = PROJECT;
  readonly #dataDir: string;
  readonly #browser: Browser | undefined;
  readonly #flags: readonly string[];
  server: OwnServer;

  private constructor(dataDir: string, browser: Browser | undefined, flags: readonly string[], server: OwnServer) {
    this.#dataDir = dataDir;
    this.#browser = browser;
    this.#flags = flags;
    this.server = server;
  }

  static async open({ withBrowser = true, flags = [] as readonly string[] } = {}): Promise<Shop> {
    const dataDir = await mkdtemp(join(tmpdir(), 'tienda-'));
    const server = await startOwnServer(inject('ownBundle'), dataDir, { flags: ['--sign-up', ...flags] });
    return new Shop(dataDir, withBrowser ? await launch() : undefined, flags, server);
  }

  get filesOrigin(): string {
    return this.server.origin;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.server.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** Starts the stopped server again where the clients still look for it. */
  async restart(): Promise<void> {
    const { port } = new URL(this.server.origin);
    this.server = await startOwnServer(inject('ownBundle'), this.#dataDir, {
      flags: ['--sign-up', ...this.#flags],
      port,
    });
  }

  /** A tab of a person who shares nothing with the others but the shop. */
  async person(): Promise<Tab> {
    if (!this.#browser) throw new Error('this shop was opened without a browser');
    const context = await this.#browser.newContext();
    return await this.visit(await context.newPage());
  }

  /** Loads the page, again if need be: what the device remembers is what it has. */
  async visit(page: Page): Promise<Tab> {
    const tab = await loadTab(page);
    const { origin } = this.server;
    const { hostname, port } = new URL(origin);
    await tab.open(PROJECT, hostname, Number(port), 'persistent', { auth: origin, files: origin });
    return tab;
  }

  /** Leaves the page and everything the device remembers. */
  async leave(tab: Tab): Promise<void> {
    await tab.page.context().close();
  }

  /** The operator's command on the running server; answers with what it prints. */
  async staff(kind: 'add' | 'remove', email: string): Promise<string> {
    const answer = await runStaff(readConfig(['--data', this.#dataDir, '--project', PROJECT], {}), { kind, email });
    if (!answer.ok) throw new Error(answer.error);
    return answer.value.join('\n');
  }

  /** Makes somebody staff; answers with the password that was printed. */
  async hire(email: string): Promise<string> {
    return /Contraseña: (\S+)/.exec(await this.staff('add', email))?.[1] ?? '';
  }

  /** The key that signs this shop's tokens: with it, a test can forge what only the server could. */
  signingKey(): Uint8Array {
    const accounts = openSqliteAccountStore(join(this.#dataDir, 'fragua.db'));
    const key = accounts.signingKey();
    accounts.close();
    return key;
  }

  /** The code of the newest mail to an address, once there are so many. */
  async mailedCode(email: string, count = 1): Promise<string> {
    const codes = async () => {
      const text = await readFile(join(this.#dataDir, OUTBOX_FILE), 'utf8').catch(() => '');
      const mails = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Mail]));
      return mails.filter(({ para }) => para === email).map(({ codigo }) => codigo);
    };
    await expect.poll(codes).toHaveLength(count);
    return (await codes()).at(-1) ?? '';
  }
}

interface Mail {
  para: string;
  codigo: string;
}
