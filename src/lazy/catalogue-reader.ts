/** What reads the catalogue from the server: the copy on the device is on screen before it. */
export const loadCatalogueReader = () => import('#mirror/catalogue-reader.ts');

export type CatalogueReader = ReturnType<Awaited<ReturnType<typeof loadCatalogueReader>>['startReader']>;
