import { TYPEFACE_NAMES, type TypefaceName } from './typeface-names.ts';

/** A typeface as people choose it. */
export interface TypefaceChoice {
  readonly name: string;
  readonly note: string;
}

export const typefaceChoices: Readonly<Record<TypefaceName, TypefaceChoice>> = {
  barlow: { name: 'Barlow', note: 'La del sitio: angosta y firme, como un letrero.' },
  plex: { name: 'IBM Plex', note: 'Más técnica y abierta.' },
  sistema: { name: 'La de cada equipo', note: 'La letra del teléfono o la computadora: no descarga nada.' },
};

/** All typefaces, in the order in which they are offered. */
export const typefaces: readonly (TypefaceChoice & { readonly id: TypefaceName })[] = TYPEFACE_NAMES.map((id) => ({
  id,
  ...typefaceChoices[id],
}));
