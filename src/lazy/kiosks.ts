/** The paired kiosks, as staff change them: one screen needs it. */
export const loadKiosks = () => import('#firebase/kiosks.ts');
