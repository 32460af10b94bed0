import type { Draft } from './family.ts';
import type { Photograph } from './photographs.ts';

/** Every picture is square; the largest of its three sizes is this wide. */
const LARGE = 1600;

/** The picture of an article as its document states it. One that shows something else of the same kind says so. */
export const pictureOf = ({ nombre }: Pick<Draft, 'nombre'>, { file, shows }: Photograph) =>
  pictureIn(file, shows === undefined ? nombre : `Artículo parecido: ${shows}`);

/** A picture after the first one: its words begin with the article's name, because a list of pictures is read without the heading. */
export const furtherPictureOf = ({ nombre }: Pick<Draft, 'nombre'>, { file, words }: { file: string; words: string }) =>
  pictureIn(file, `${nombre}, ${words}`);

const pictureIn = (file: string, alt: string) =>
  ({ imagen: `/demo/${file}-${LARGE}.webp`, alt, ancho: LARGE, alto: LARGE }) as const;
