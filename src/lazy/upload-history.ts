/** Reads what earlier price uploads changed, with the SDK: loaded once somebody opens the history. */
export const loadUploadHistory = () => import('#firebase/upload-history.ts');
