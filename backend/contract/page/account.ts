import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getMultiFactorResolver,
  indexedDBLocalPersistence,
  initializeAuth,
  type MultiFactorError,
  multiFactor,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
  updateEmail,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { outcome } from './outcome.ts';

let auth: Auth;
let secret: TotpSecret;
/** The last sign-in that waits for a code. */
let waiting: MultiFactorError;

/** Called before Firestore and Storage are used, so that their first request already has the account's token. */
export function openAuth(app: FirebaseApp, origin: string): void {
  auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
}

function signedIn(): User {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
}

/** The SDK's error code; what waits for a code is kept for `giveCode`. */
const orWaiting = <T>(work: Promise<T>): Promise<T> =>
  work.catch((reason: unknown) => {
    waiting = reason as MultiFactorError;
    throw reason;
  });

/** Each answers with what a page would show, or with the SDK's error code. */
export const accountCommands = {
  signUp: (email: string, password: string) =>
    outcome(createUserWithEmailAndPassword(auth, email, password).then(({ user }) => user.email)),
  signIn: (email: string, password: string) =>
    outcome(orWaiting(signInWithEmailAndPassword(auth, email, password)).then(({ user }) => user.email)),
  signOut: () => outcome(signOut(auth).then(() => 'ok')),
  /** The address of the signed-in account, once the SDK has restored its session. */
  whoAmI: () => auth.authStateReady().then(() => auth.currentUser?.email ?? 'nobody'),
  token: (force: boolean) => outcome(signedIn().getIdToken(force)),
  reloadUser: () =>
    outcome(
      signedIn()
        .reload()
        .then(() => signedIn().emailVerified),
    ),
  askReset: (email: string) => outcome(sendPasswordResetEmail(auth, email).then(() => 'ok')),
  readResetCode: (code: string) => outcome(verifyPasswordResetCode(auth, code)),
  reset: (code: string, password: string) => outcome(confirmPasswordReset(auth, code, password).then(() => 'ok')),
  askVerification: () => outcome(sendEmailVerification(signedIn()).then(() => 'ok')),
  verify: (code: string) => outcome(applyActionCode(auth, code).then(() => 'ok')),
  changePassword: (password: string) => outcome(updatePassword(signedIn(), password).then(() => 'ok')),
  changeEmail: (email: string) => outcome(updateEmail(signedIn(), email).then(() => 'ok')),
  /** Asks for the password of the signed-in account again. */
  confirmMe: (password: string) =>
    outcome(
      orWaiting(
        reauthenticateWithCredential(signedIn(), EmailAuthProvider.credential(signedIn().email ?? '', password)),
      ).then(({ user }) => user.email),
    ),
  /** Begins to set a phone up; answers with its secret. */
  startFactor: () =>
    outcome(
      multiFactor(signedIn())
        .getSession()
        .then((session) => TotpMultiFactorGenerator.generateSecret(session))
        .then((made) => {
          secret = made;
          return made.secretKey;
        }),
    ),
  factorAddress: () => secret.generateQrCodeUrl('ana', 'tienda'),
  enrollFactor: (code: string, name: string) =>
    outcome(
      multiFactor(signedIn())
        .enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name)
        .then(() => 'ok'),
    ),
  /** The names of the account's factors, as the server has them. */
  factors: () =>
    outcome(
      (async () => {
        const known = multiFactor(signedIn());
        await signedIn().reload();
        return known.enrolledFactors.map(({ displayName, factorId }) => `${displayName} ${factorId}`);
      })(),
    ),
  /** The second step of what waits; answers with the address and with the factor in the token. */
  giveCode: (code: string) =>
    outcome(
      (async () => {
        const resolver = getMultiFactorResolver(auth, waiting);
        const [hint] = resolver.hints;
        const assertion = TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code);
        const { user } = await resolver.resolveSignIn(assertion);
        return `${user.email} ${(await user.getIdTokenResult()).signInSecondFactor}`;
      })(),
    ),
  dropFactors: () =>
    outcome(
      (async () => {
        const known = multiFactor(signedIn());
        await signedIn().reload();
        for (const factor of known.enrolledFactors) await known.unenroll(factor);
        return known.enrolledFactors.length;
      })(),
    ),
  deleteMe: () => outcome(deleteUser(signedIn()).then(() => 'ok')),
};
