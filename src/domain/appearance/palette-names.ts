/** The palettes that an owner may choose from, under their stored names; the first is the one that the site is built with. */
export const PALETTE_NAMES = ['fragua', 'rojo', 'naranja', 'verde', 'turquesa', 'azul', 'violeta', 'grafito'] as const;

export type PaletteName = (typeof PALETTE_NAMES)[number];
