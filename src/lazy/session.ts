/** Firebase Auth and the Firestore client of the staff area: loaded after the first paint. */
export const loadSession = () => import('#firebase/session.ts');

export type StaffSession = ReturnType<Awaited<ReturnType<typeof loadSession>>['openSession']>;
