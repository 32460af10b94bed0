/** What staff publish the catalogue with: Firestore's client without a cache. */
export const loadPublishCatalogue = () => import('#firebase/publish-catalogue.ts');
