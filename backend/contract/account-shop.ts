import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { Tab } from './browser.ts';

/** Google's emulators of Auth and Storage, and of Firestore with the deployed rules. */
export interface GoogleServices {
  readonly project: string;
  readonly ports: Readonly<Record<'auth' | 'firestore' | 'storage', number>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Absent where our server is under test, and unless `npm run rehearse` asks for them. */
    google: GoogleServices | undefined;
  }
}

/** Google's services, where they are what is tested. */
export const google = inject('google');

/** A shop with accounts, files and the deployed rules, and people with a browser each. */
export interface AccountShop {
  readonly project: string;
  /** Where Storage answers. */
  readonly filesOrigin: string;
  /** A tab of a person who shares nothing with the others but the shop. */
  person(): Promise<Tab>;
  /** Loads the page, again if need be: what the device remembers is what it has. */
  visit(page: Page): Promise<Tab>;
  /** Leaves the page and everything the device remembers. */
  leave(tab: Tab): Promise<void>;
  /** Makes somebody staff; answers with the password. */
  hire(email: string): Promise<string>;
  close(): Promise<void>;
}
