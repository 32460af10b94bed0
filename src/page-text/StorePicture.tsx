import { imageSources } from '#pictures/image-address.ts';
import css from './StorePicture.module.css';

interface StorePictureProps {
  /** Absent in a store without such a picture; then nothing is shown. */
  readonly imagen: string | undefined;
  readonly alt: string;
  /** As wide as the page instead of the section's text. */
  readonly wide?: boolean;
}

const SIZES = '(width >= 60rem) 42rem, 92vw';
const WIDE_SIZES = '(width >= 64rem) 60rem, 92vw';
const SIDE = 1600;

/** A picture of the store, in a frame whose height is known before the picture loads. */
export function StorePicture({ imagen, alt, wide = false }: StorePictureProps) {
  if (imagen === undefined) return null;
  return (
    <img
      {...imageSources(imagen, wide ? WIDE_SIZES : SIZES)}
      alt={alt}
      width={SIDE}
      height={SIDE}
      loading="lazy"
      decoding="async"
      className={`${css['picture']} ${wide ? css['wide'] : ''}`}
    />
  );
}
