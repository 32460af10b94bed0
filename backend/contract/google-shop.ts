import type { Browser, Page } from 'playwright';
import type { AccountShop, GoogleServices } from './account-shop.ts';
import { launch, loadTab, type Tab } from './browser.ts';
import { addColleague } from './google-colleague.ts';

const at = (port: number): string => `http://127.0.0.1:${port}`;

/** The shop on Google's own emulators of Firestore, Auth and Storage. */
export class GoogleShop implements AccountShop {
  readonly project: string;
  readonly filesOrigin: string;
  readonly #browser: Browser;
  readonly #ports: GoogleServices['ports'];

  private constructor({ project, ports }: GoogleServices, browser: Browser) {
    this.project = project;
    this.filesOrigin = at(ports.storage);
    this.#browser = browser;
    this.#ports = ports;
  }

  static async open(google: GoogleServices): Promise<GoogleShop> {
    return new GoogleShop(google, await launch());
  }

  async person(): Promise<Tab> {
    const context = await this.#browser.newContext();
    return await this.visit(await context.newPage());
  }

  async visit(page: Page): Promise<Tab> {
    const tab = await loadTab(page);
    const { auth, firestore } = this.#ports;
    await tab.open(this.project, '127.0.0.1', firestore, 'persistent', { auth: at(auth), files: this.filesOrigin });
    return tab;
  }

  leave(tab: Tab): Promise<void> {
    return tab.page.context().close();
  }

  async hire(email: string): Promise<string> {
    const printed = await addColleague(this.#ports, this.project, email);
    return /Contraseña: (\S+)/.exec(printed)?.[1] ?? '';
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
