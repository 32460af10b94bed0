/** How somebody signed in who gave no password. */
export interface OtherSignIn {
  readonly provider: 'custom' | 'anonymous';
  /** Of the custom token; they travel in every ID token of the session. */
  readonly claims: object;
}

/** What test mode has besides, in memory only, as everything of Google's emulator: a shop has no use for it. */
export interface Emulation {
  /** The claims that accounts were given, by uid, as JSON. A shop says in its documents who may do what. */
  readonly claims: Map<string, string>;
  /** By the digest of the session's refresh token. */
  readonly otherSignIns: Map<string, OtherSignIn>;
}
