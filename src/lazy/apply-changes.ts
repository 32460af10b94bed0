/** Writes the shop's documents with the Firebase SDK. */
export const loadApplyChanges = () => import('#firebase/apply-changes.ts');
