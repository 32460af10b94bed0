/** Where the services of a project are: Google's own, or the emulators'. */
export interface FirebaseOrigins {
  readonly firestore: string;
  readonly auth: string;
  /** What stands before `/projects/…/config`. */
  readonly authConfig: string;
  readonly storage: string;
}

const GOOGLE: FirebaseOrigins = {
  firestore: 'https://firestore.googleapis.com',
  auth: 'https://identitytoolkit.googleapis.com',
  authConfig: 'https://identitytoolkit.googleapis.com/admin/v2',
  storage: 'https://storage.googleapis.com',
};

/** The variables that Google's own libraries read. */
const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'] as const;

/** Whether the environment names emulators; half of them would mix a trial with the real shop. */
export function firebaseOrigins(
  env: Readonly<Record<string, string | undefined>>,
): { readonly origins: FirebaseOrigins; readonly isEmulator: boolean } | { readonly missing: string } {
  const named = EMULATORS.filter((name) => env[name]);
  if (named.length === 0) return { origins: GOOGLE, isEmulator: false };
  const missing = EMULATORS.find((name) => !env[name]);
  if (missing !== undefined) return { missing };
  const [firestore, auth, storage] = EMULATORS.map((name) => `http://${env[name]}`);
  const identity = `${auth}/identitytoolkit.googleapis.com`;
  return {
    origins: { firestore: `${firestore}`, auth: identity, authConfig: `${identity}/v2`, storage: `${storage}` },
    isEmulator: true,
  };
}
