import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  reauthenticateWithCredential,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  type User,
  type UserCredential,
} from 'firebase/auth';

/** A phone that is being set up. */
export interface FactorEnrollment {
  /** Base32, for who types it into the app. */
  readonly secret: string;
  /** The address that the app reads as a QR code. */
  readonly address: string;
  /** Rejects with a FirebaseError where the code is not the phone's. */
  readonly confirm: (code: string) => Promise<void>;
}

const NAME = 'Aplicación de códigos';

/**
 * Gives the code of the phone where the password alone is not enough. Without one, whoever asked is told that it is needed. The password is sent
 * with the code again, so nothing between the two steps can run out.
 */
export async function withSecondStep(
  auth: Auth,
  code: string,
  work: () => Promise<UserCredential>,
): Promise<UserCredential> {
  try {
    return await work();
  } catch (reason) {
    if (!isMultiFactorError(reason) || code.trim() === '') throw reason;
    const resolver = getMultiFactorResolver(auth, reason);
    const hint = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (!hint) throw reason;
    return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code.replaceAll(/\s/g, '')));
  }
}

const isMultiFactorError = (reason: unknown): reason is MultiFactorError =>
  reason instanceof FirebaseError && reason.code === 'auth/multi-factor-auth-required';

/** Asks the signed-in person for the password, and for the code where there is a factor. */
export async function confirmPerson(auth: Auth, password: string, code: string): Promise<User> {
  const user = auth.currentUser;
  if (!user?.email) throw new FirebaseError('auth/user-not-found', 'Nobody is signed in.');
  const credential = EmailAuthProvider.credential(user.email, password);
  return (await withSecondStep(auth, code, () => reauthenticateWithCredential(user, credential))).user;
}

/** When the signed-in person set a phone up, in milliseconds; `null` without one. Asks the server. */
export async function factorSince(auth: Auth): Promise<number | null> {
  const user = auth.currentUser;
  if (!user) return null;
  const known = multiFactor(user);
  await user.reload();
  const [factor] = known.enrolledFactors;
  return factor ? Date.parse(factor.enrollmentTime) : null;
}

/** @param issuer what the app calls the shop */
export async function beginEnrollment(auth: Auth, password: string, issuer: string): Promise<FactorEnrollment> {
  const user = await confirmPerson(auth, password, '');
  const factors = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession()).catch((reason: unknown) =>
    confirmAddressFirst(user, reason),
  );
  return {
    secret: secret.secretKey,
    // The SDK puts both into the address as they are.
    address: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), encodeURIComponent(issuer)),
    confirm: (code) =>
      factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code.replaceAll(/\s/g, '')), NAME),
  };
}

/** Google sets phones up for confirmed addresses only: the mail that confirms it is sent with the refusal. */
async function confirmAddressFirst(user: User, reason: unknown): Promise<never> {
  if (reason instanceof FirebaseError && reason.code === 'auth/unverified-email') await sendEmailVerification(user);
  throw reason;
}

export async function removeFactor(auth: Auth, password: string, code: string): Promise<void> {
  const user = await confirmPerson(auth, password, code);
  const factors = multiFactor(user);
  await user.reload();
  for (const factor of factors.enrolledFactors) await factors.unenroll(factor);
}
