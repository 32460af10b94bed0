import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { clearIndexedDbPersistence, doc, terminate } from 'firebase/firestore';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type SignInProblem, signInProblem } from '#domain/staff/sign-in.ts';
import { type FirebaseConfig, openFirestore, openStaffApp } from './app.ts';
import { deviceName } from './device-name.ts';
import { listenToDocument, type Stop } from './feeds/listen.ts';
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
  /** Whether the person is on the shop's list. Only what the server itself says is told. */
  watchMembership(uid: string, onMembership: (isMember: boolean) => void): Stop;
  signIn(email: string, password: string): Promise<Result<Person, SignInProblem>>;
  sendReset(email: string): Promise<Result<null, SignInProblem>>;
  /** Ends the session and throws away everything Firestore kept for it. The page must be loaded anew afterwards. */
  signOut(): Promise<void>;
}

export function openSession(config: FirebaseConfig): StaffSession {
  const auth = openAuth(config);
  const db = openFirestore(config);
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
    watchMembership: (uid, onMembership) =>
      listenToDocument(doc(db, 'personal', uid), (snapshot) => {
        if (!snapshot.metadata.fromCache) onMembership(snapshot.get('activo') === true);
      }),
    signIn: (email, password) =>
      attempt(async () => toPerson((await signInWithEmailAndPassword(auth, email.trim(), password)).user)),
    sendReset: (email) =>
      attempt(async () => {
        await sendPasswordResetEmail(auth, email.trim());
        return null;
      }),
    async signOut() {
      await signOut(auth);
      await terminate(db);
      await clearIndexedDbPersistence(db);
    },
  };
}

const TOKEN_MS = 3_600_000;

/** A valid token was issued by the server's clock and lives for an hour, which is how far the device's clock is believed. */
async function signatureOf({ currentUser }: Auth): Promise<Signature> {
  const issued = Date.parse((await currentUser?.getIdTokenResult())?.issuedAtTime ?? '');
  const clock = Date.now();
  const now = Number.isNaN(issued) ? clock : Math.min(Math.max(clock, issued), issued + TOKEN_MS);
  return { email: currentUser?.email ?? '', device: deviceName(), now };
}

function openAuth(config: FirebaseConfig): Auth {
  const auth = initializeAuth(openStaffApp(config), { persistence: indexedDBLocalPersistence });
  auth.languageCode = 'es-419';
  if (config.embedded) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
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
