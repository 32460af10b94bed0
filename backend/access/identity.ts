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

/** For test mode, where tokens are not read. */
export const identifyNobody: Identify = () => Promise.resolve(NOBODY);
