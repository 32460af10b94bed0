import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  indexedDBLocalPersistence,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateEmail,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { outcome } from './outcome.ts';

let auth: Auth;

/** Called before Firestore and Storage are used, so that their first request already has the account's token. */
export function openAuth(app: FirebaseApp, origin: string): void {
  auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
}

function signedIn(): User {
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return auth.currentUser;
}

/** Each answers with what a page would show, or with the SDK's error code. */
export const accountCommands = {
  signUp: (email: string, password: string) =>
    outcome(createUserWithEmailAndPassword(auth, email, password).then(({ user }) => user.email)),
  signIn: (email: string, password: string) =>
    outcome(signInWithEmailAndPassword(auth, email, password).then(({ user }) => user.email)),
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
  deleteMe: () => outcome(deleteUser(signedIn()).then(() => 'ok')),
};
