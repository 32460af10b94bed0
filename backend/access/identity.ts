import { decodeJwt } from 'jose';

/** The sender of a request by a verified token, or a visitor without one. Stored with a Write session, so it is plain data. */
export interface Identity {
  readonly uid: string | undefined;
  /** The token's claims: `request.auth.token` of the rules. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/**
 * From the `Authorization` header of a request, or of the header block of a stream's handshake. Rejects with UNAUTHENTICATED for a token
 * that is not good: the SDK then asks for a new one and comes back.
 */
export type Identify = (authorization: string | undefined) => Promise<Identity>;

const NOBODY: Identity = { uid: undefined };

/** Whoever administers a database, whom only test mode knows. Compared by reference, so no identity that is verified or stored is this one. */
export const ADMINISTRATOR: Identity = Object.freeze({ uid: undefined });

/**
 * For test mode, where everybody may do everything and tokens are not verified. As on Google's emulators the administrator is who says `Bearer owner`,
 * or, as `@google-cloud/firestore` does by REST, brings a token that a service account made for itself.
 */
export const identifyTester: Identify = (authorization) =>
  Promise.resolve(authorization !== undefined && isAdministrator(authorization) ? ADMINISTRATOR : NOBODY);

function isAdministrator(authorization: string): boolean {
  const token = /^Bearer ([^\s]+)$/i.exec(authorization)?.[1];
  if (token === undefined || token === 'owner') return token === 'owner';
  try {
    const { iss, sub } = decodeJwt(token);
    return iss !== undefined && iss === sub && iss.includes('@');
  } catch {
    return false;
  }
}
