/** What writes price uploads, and the SDK with it: once the price screen is open. */
export const loadPriceUpload = () => import('#firebase/price-upload.ts');
