import renders from '../pictures/renders.json' with { type: 'json' };
import type { Draft } from './family.ts';
import { GALLERY_ROWS, type GalleryRow } from './gallery-rows.ts';
import type { FurtherView, Look } from './looks/look.ts';
import { lookName, lookOf } from './looks/look-of.ts';

/** A picture of a gallery after the first: what it shows, and its words after the article's name. */
export interface FurtherPicture {
  readonly look: Look;
  readonly words: string;
}

const TURNED: Readonly<Record<GalleryRow['turn'], string>> = {
  frente: 'de frente',
  atras: 'por atrás',
  arriba: 'desde arriba',
};

/** Letters of a line on the box; a number is not parted from its unit. */
const LETTERS = 22;
const BETWEEN_WORDS = / (?!(?:V|W|A|L|HP|PSI|mm|Nm)(?!\p{L}))/u;

/** What the box says: the brand, the name in lines, the clave. */
function boxWords({ marca, nombre, clave }: Draft): string {
  const lines: string[] = [''];
  for (const word of nombre.split(BETWEEN_WORDS)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= LETTERS) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`.trim();
  }
  return [marca, ...lines, clave].join(' | ');
}

/** The pictures that an article has besides its first: of the most quoted from another side, of a detail, and in use or in its box; none of others. */
export function furtherPictures(draft: Draft): readonly FurtherPicture[] {
  const row = GALLERY_ROWS[draft.clave];
  if (!row) return [];
  const first = lookOf(draft);
  const seen = (view: FurtherView, words: string, more: Partial<Look> = {}): FurtherPicture => ({
    look: { ...first, view, ...more },
    words,
  });
  return [
    seen(row.turn, row.sideWords ?? TURNED[row.turn]),
    ...(row.close && row.detail ? [seen('detalle', `detalle: ${row.detail}`, { close: row.close })] : []),
    ...(row.use === undefined ? [] : [seen('uso', row.use)]),
    ...(row.boxed ? [seen('caja', 'junto a su caja', { box: boxWords(draft) })] : []),
  ];
}

const TAKEN: ReadonlySet<string> = new Set(Object.keys(renders));

/** Those of them that have been taken, by the name of their file. */
export const takenPictures = (draft: Draft): readonly { readonly file: string; readonly words: string }[] =>
  furtherPictures(draft)
    .map(({ look, words }) => ({ file: lookName(look), words }))
    .filter(({ file }) => TAKEN.has(file));
