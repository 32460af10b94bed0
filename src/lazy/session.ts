/** Firebase Auth and the staff's own Firestore: after the shell's first paint. */
export const loadSession = () => import('#firebase/session.ts');

export type StaffSession = ReturnType<Awaited<ReturnType<typeof loadSession>>['openSession']>;
