/** An account's second factor: a secret that it shares with an app on a phone. */
export interface SecondFactor {
  /** A UUID, as Firebase's own; the SDK names the factor by it. */
  readonly id: string;
  readonly displayName: string | undefined;
  /** Base32. No answer contains it after the enrollment. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly enrolledAt: number;
  /** The step of time of the last code that was used; none up to it is taken again. */
  readonly lastStep: number;
}

/** Where second factors live, beside the accounts: one for each, with its recovery codes as digests. */
export interface FactorStore {
  factor(uid: string): SecondFactor | undefined;
  /** Who has one. */
  factors(): readonly { readonly uid: string; readonly enrolledAt: number }[];
  /** Replaces the one before, with its recovery codes. */
  setFactor(uid: string, factor: SecondFactor): void;
  /** Notes that a code was used; false when another request already has used it, or a later one. */
  useStep(uid: string, step: number): boolean;
  /** With its recovery codes. */
  dropFactor(uid: string): void;
  /** Replaces all that there were. */
  setRecoveryCodes(uid: string, digests: readonly string[]): void;
  /** Uses a code up; false when there is no such one. */
  takeRecoveryCode(uid: string, digest: string): boolean;
  recoveryCodesLeft(uid: string): number;
}
