import type { Account } from './account.ts';
import type { AccountStore } from './account-store.ts';
import { ACTION_LIFETIME_MS, type ActionKind, newSecret, secretToDigest } from './action-code.ts';

const MODES: Readonly<Record<ActionKind, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};

export interface ActionLink {
  readonly link: string;
  readonly code: string;
  readonly expiresAt: number;
}

export interface ActionLinkParts {
  readonly store: AccountStore;
  readonly now: () => number;
  readonly siteOrigin: () => string;
}

/** Makes and keeps a code, and the link that carries it: whoever has the link may do what `kind` says, once. */
export function createActionLink(
  { store, now, siteOrigin }: ActionLinkParts,
  account: Account,
  kind: ActionKind,
  { newEmail, continueUrl }: { newEmail?: string | undefined; continueUrl?: string | undefined } = {},
): ActionLink {
  const code = newSecret();
  const expiresAt = now() + ACTION_LIFETIME_MS[kind];
  store.addCode(secretToDigest(code), { uid: account.uid, kind, email: account.email, newEmail, expiresAt });
  const params = new URLSearchParams({ mode: MODES[kind], oobCode: code, lang: 'es' });
  if (continueUrl !== undefined) params.set('continueUrl', continueUrl);
  return { link: `${siteOrigin()}/__/auth/action?${params.toString()}`, code, expiresAt };
}
