/** Writes price uploads with the SDK: loaded once the price screen is open. */
export const loadPriceUpload = () => import('#firebase/price-upload.ts');
