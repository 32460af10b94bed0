/** Firebase Storage: loaded when the first file is sent. */
export const loadUploads = () => import('#firebase/uploads.ts');
