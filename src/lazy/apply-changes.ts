/** The writer of the shop's documents, with the SDK that it needs. */
export const loadApplyChanges = () => import('#firebase/apply-changes.ts');
