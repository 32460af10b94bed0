/** What price uploads did, and the SDK with it: once somebody looks into them. */
export const loadUploadHistory = () => import('#firebase/upload-history.ts');
