import type { Account } from './account.ts';
import type { AccountStore } from './account-store.ts';
import type { ActionKind } from './action-code.ts';
import { createActionLink } from './action-link.ts';
import { AuthRefusal } from './auth-refusal.ts';
import type { Mail, Outbox } from './outbox.ts';

const LONGEST_CONTINUE_URL = 2048;

/** A promise that is already resolved is followed up before the answer is written, and a code is a synchronous write to the disk. */
const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface ActionMails {
  /**
   * Makes a code and puts it into the outbox, after the answer: the time of the answer must not show whether there is such
   * an account.
   */
  send(account: Account, kind: ActionKind, newEmail: string | undefined, continueUrl: string | undefined): void;
  /** Sends somebody the link of their invitation, after the answer too. */
  invite(mail: Omit<Mail, 'kind'>): void;
  /**
   * Allows addresses of our own pages only: anybody can ask for a mail with any address, and it is sent in our name. Throws
   * UNAUTHORIZED_DOMAIN.
   */
  parseContinueUrl(text: string | undefined): string | undefined;
  /** Resolves when every mail asked for is in the outbox. */
  drain(): Promise<void>;
}

export interface ActionMailsOptions {
  readonly store: AccountStore;
  readonly outbox: Outbox;
  readonly now: () => number;
  /**
   * Where the site is reached; never from the request, whose `Host` its sender chooses. A function, because the port may be known only
   * once the server listens.
   */
  readonly siteOrigin: () => string;
  readonly log: (line: string) => void;
}

export function createActionMails({ store, outbox, now, siteOrigin, log }: ActionMailsOptions): ActionMails {
  let pending: Promise<void> = Promise.resolve();

  async function deliver(
    account: Account,
    kind: ActionKind,
    newEmail: string | undefined,
    continueUrl: string | undefined,
  ): Promise<void> {
    const made = createActionLink({ store, now, siteOrigin }, account, kind, { newEmail, continueUrl });
    await outbox({ to: newEmail ?? account.email, kind, ...made });
  }

  function later(work: () => Promise<void>): void {
    pending = pending
      .then(nextRound)
      .then(work)
      .catch((error: unknown) => log(`No se pudo escribir el correo por entregar: ${String(error)}`));
  }

  return {
    send: (account, kind, newEmail, continueUrl) => later(() => deliver(account, kind, newEmail, continueUrl)),
    invite: (mail) => later(() => outbox({ ...mail, kind: 'INVITATION' })),
    parseContinueUrl: (text) => {
      if (text === undefined || text === '') return undefined;
      if (text.length > LONGEST_CONTINUE_URL || !URL.canParse(text)) throw new AuthRefusal('INVALID_CONTINUE_URI');
      if (new URL(text).origin !== siteOrigin()) throw new AuthRefusal('UNAUTHORIZED_DOMAIN');
      return text;
    },
    drain: () => pending,
  };
}
