import { sizedEmblem } from '#domain/appearance/emblem.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { imageAddress } from './image-address.ts';

interface ShownEmblem {
  readonly src: string;
  readonly alt: string;
  /** It is made for light backgrounds and stands on a dark one, so it needs a plate. */
  readonly isPlated: boolean;
}

/** The store's emblem on paper or, `white`, on a dark background. */
export function shownEmblem(
  { emblem, name, brand }: Pick<StoreProfile, 'emblem' | 'name' | 'brand'>,
  tone: 'ink' | 'white' = 'ink',
): ShownEmblem {
  const { picture, white } = emblem;
  const isWhite = tone === 'white';
  const hasWhite = isWhite && white !== '';
  return {
    src: hasWhite
      ? imageAddress(white)
      : picture
        ? imageAddress(sizedEmblem(picture, 192))
        : `/icons/emblema${isWhite ? '-blanco' : ''}.svg`,
    alt: (hasWhite ? emblem.whiteAlt : emblem.alt) || `Emblema de ${name}, distribuidor autorizado ${brand}`,
    isPlated: isWhite && !hasWhite && picture !== '',
  };
}
