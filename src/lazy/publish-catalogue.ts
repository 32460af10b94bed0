/** Publishes the catalogue, with the Firestore client that has no cache. */
export const loadPublishCatalogue = () => import('#firebase/publish-catalogue.ts');
