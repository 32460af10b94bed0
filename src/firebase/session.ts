import { deleteApp, FirebaseError } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
} from 'firebase/auth';
import { clearIndexedDbPersistence, doc, terminate } from 'firebase/firestore';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { parseMember, type StaffMember } from '#domain/staff/people/roles.ts';
import { type SignInProblem, signInProblem } from '#domain/staff/people/sign-in.ts';
import { type FirebaseConfig, openFirestore, openGuestApp, openStaffApp } from './app.ts';
import { deviceName } from './device-name.ts';
import { listenToDocument, type Stop } from './feeds/listen.ts';
import { plainFields } from './feeds/stored-documents.ts';
import {
  beginEnrollment,
  confirmPerson,
  type FactorEnrollment,
  factorSince,
  removeFactor,
  withSecondStep,
} from './second-factor.ts';
import type { Signature, StaffConnection } from './staff-connection.ts';

export interface Person {
  readonly uid: string;
  readonly email: string;
}

/** Firebase Auth for the staff: e-mail and password, kept on the device until somebody signs out. */
export interface StaffSession {
  /** For everything else that the signed-in person reads and writes. */
  readonly connection: StaffConnection;
  /** Told at once when the SDK knows, and at every change. Without a network the SDK goes by what the device keeps. */
  observe(onPerson: (person: Person | null) => void): Stop;
  /** The person's entry in the shop's list, `null` where there is none or it is not active. Only what the server itself says is told. */
  watchMember(uid: string, onMember: (member: StaffMember | null) => void): Stop;
  /** When the password of this session was given, in milliseconds; `null` while nobody is signed in. */
  signedInAt(): Promise<number | null>;
  /** @param code of the phone, or a recovery code; empty until `second-step` was answered */
  signIn(email: string, password: string, code?: string): Promise<Result<Person, SignInProblem>>;
  /** Opens an account; where there is one, signs in to it. */
  register(email: string, password: string, code?: string): Promise<Result<Person, SignInProblem>>;
  changePassword(current: string, next: string, code?: string): Promise<Result<null, SignInProblem>>;
  /** Asks for password and code again, where a session that was left open must not be enough. */
  confirm(password: string, code: string): Promise<Result<null, SignInProblem>>;
  /** When the person set a second factor up, in milliseconds; `null` without one. */
  factorSince(): Promise<Result<number | null, SignInProblem>>;
  /** @param issuer what the phone's app calls the shop */
  beginFactor(password: string, issuer: string): Promise<Result<FactorSetup, SignInProblem>>;
  removeFactor(password: string, code: string): Promise<Result<null, SignInProblem>>;
  sendReset(email: string): Promise<Result<null, SignInProblem>>;
  /** Mails somebody the way to their invitation. @param link of the invitation, at this site */
  mailInvitation(email: string, link: string): Promise<Result<null, SignInProblem>>;
  /** Ends the session and keeps what the device has, because the same person goes on here later. */
  lapse(): Promise<void>;
  /** Throws away everything Firestore kept. The page must be loaded anew afterwards. */
  clearCache(): Promise<void>;
  /** Ends the session and throws away everything Firestore kept for it. The page must be loaded anew afterwards. */
  signOut(): Promise<void>;
}

/** A phone that is being set up: what it is told, and the first code that proves that it knows. */
export interface FactorSetup extends Pick<FactorEnrollment, 'secret' | 'address'> {
  readonly confirm: (code: string) => Promise<Result<null, SignInProblem>>;
}

export function openSession(config: FirebaseConfig): StaffSession {
  const auth = openAuth(config);
  const db = openFirestore(config);
  const clear = async (): Promise<void> => {
    await terminate(db);
    await clearIndexedDbPersistence(db);
  };
  return {
    connection: {
      app: auth.app,
      db,
      embedded: config.embedded,
      freshToken: async () => auth.currentUser?.getIdToken(),
      uid: () => auth.currentUser?.uid ?? '',
      signature: () => signatureOf(auth),
    },
    observe: (onPerson) => onAuthStateChanged(auth, (user) => onPerson(user && toPerson(user))),
    watchMember: (uid, onMember) =>
      listenToDocument(doc(db, 'personal', uid), (snapshot) => {
        // A write of this device's own is on its way, and its time is not known yet.
        if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
        const data = snapshot.data();
        const member = data ? parseMember(uid, plainFields(data)) : null;
        onMember(member?.isActive === true ? member : null);
      }),
    async signedInAt() {
      const given = (await auth.currentUser?.getIdTokenResult())?.authTime;
      return given === undefined ? null : Date.parse(given);
    },
    signIn: (email, password, code = '') =>
      attempt(async () => {
        const enter = () => signInWithEmailAndPassword(auth, email.trim(), password);
        return toPerson((await withSecondStep(auth, code, enter)).user);
      }),
    register: (email, password, code = '') =>
      attempt(async () => {
        try {
          return toPerson((await createUserWithEmailAndPassword(auth, email, password)).user);
        } catch (reason) {
          if (!(reason instanceof FirebaseError) || reason.code !== 'auth/email-already-in-use') throw reason;
          // An answer that was lost, somebody who comes back, or an account that was opened before: whoever knows its password goes on.
          const again = () => signInWithEmailAndPassword(auth, email, password);
          return toPerson((await withSecondStep(auth, code, again)).user);
        }
      }),
    changePassword: (current, next, code = '') =>
      attempt(async () => {
        await updatePassword(await confirmPerson(auth, current, code), next);
        return null;
      }),
    confirm: (password, code) =>
      attempt(async () => {
        await confirmPerson(auth, password, code);
        return null;
      }),
    factorSince: () => attempt(() => factorSince(auth)),
    async beginFactor(password, issuer) {
      const begun = await attempt(() => beginEnrollment(auth, password, issuer));
      // Of setting a phone up Google says so where the project has second factors switched off.
      if (!begun.ok) return err(begun.error === 'not-invited' ? 'factor-off' : begun.error);
      const { secret, address, confirm } = begun.value;
      return ok({
        secret,
        address,
        confirm: (code: string) =>
          attempt(async () => {
            await confirm(code);
            return null;
          }),
      });
    },
    removeFactor: (password, code) =>
      attempt(async () => {
        await removeFactor(auth, password, code);
        return null;
      }),
    sendReset: (email) =>
      attempt(async () => {
        await sendPasswordResetEmail(auth, email.trim());
        return null;
      }),
    mailInvitation: (email, link) =>
      attempt(async () => {
        // Firebase mails nobody who has no account. Our own server has the invitation and sends its link.
        if (!config.embedded) await openAccountFor(email, config);
        await sendPasswordResetEmail(auth, email, { url: link });
        return null;
      }),
    lapse: () => signOut(auth),
    clearCache: clear,
    async signOut() {
      await signOut(auth);
      await clear();
    },
  };
}

const TOKEN_MS = 3_600_000;

/** A valid token was issued by the server's clock and lives for an hour, which is how far the device's clock is believed. */
async function signatureOf({ currentUser }: Auth): Promise<Signature> {
  const token = await currentUser?.getIdTokenResult();
  const issued = Date.parse(token?.issuedAtTime ?? '');
  const clock = Date.now();
  const now = Number.isNaN(issued) ? clock : Math.min(Math.max(clock, issued), issued + TOKEN_MS);
  // The rules compare the e-mail with the token's, which may still be the one from before a change.
  const email: unknown = token?.claims['email'];
  return { email: typeof email === 'string' ? email : (currentUser?.email ?? ''), device: deviceName(), now };
}

function openAuth(config: FirebaseConfig): Auth {
  const auth = initializeAuth(openStaffApp(config), { persistence: indexedDBLocalPersistence });
  auth.languageCode = 'es-419';
  if (config.embedded) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

/** Opens an account with a password that nobody knows, as another app, because whoever opens an account is signed in to it. */
async function openAccountFor(email: string, config: FirebaseConfig): Promise<void> {
  const app = openGuestApp(config);
  try {
    await createUserWithEmailAndPassword(initializeAuth(app), email, crypto.randomUUID());
  } catch (reason) {
    if (!(reason instanceof FirebaseError) || reason.code !== 'auth/email-already-in-use') throw reason;
  } finally {
    await deleteApp(app);
  }
}

const toPerson = ({ uid, email }: { readonly uid: string; readonly email: string | null }): Person => ({
  uid,
  email: email ?? '',
});

async function attempt<T>(work: () => Promise<T>): Promise<Result<T, SignInProblem>> {
  try {
    return ok(await work());
  } catch (reason) {
    if (reason instanceof FirebaseError) return err(signInProblem(reason.code));
    throw reason;
  }
}
