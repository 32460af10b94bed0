/** The typefaces that an owner may choose from, under their stored names; the first is the one that the site is built with. */
export const TYPEFACE_NAMES = ['barlow', 'plex', 'sistema'] as const;

export type TypefaceName = (typeof TYPEFACE_NAMES)[number];
