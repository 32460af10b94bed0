import { textToSlug } from '#domain/kernel/text-fold.ts';
import type { Draft } from '../family.ts';
import { handLooks } from './hand-looks.ts';
import type { Look } from './look.ts';
import { paintLooks } from './paint-looks.ts';
import { powerLooks } from './power-looks.ts';
import { supplyLooks } from './supply-looks.ts';

const READERS = { ...powerLooks, ...paintLooks, ...handLooks, ...supplyLooks };
const VESSELS = /^(lata|galon|cubeta|aerosol)-/;

/** What the picture of an article shows: read from its name and sheet, so that the price list does not say it twice. */
export function lookOf(draft: Draft): Look {
  const kind = VESSELS.exec(draft.picture)?.[1] ?? draft.picture;
  const read = READERS[kind];
  if (!read) throw new Error(`Nobody knows how ${draft.picture} looks`);
  return read(draft);
}

/** The name of a look's files. Words are kept whole: the name is also what a search engine reads. */
export function lookName(look: Look): string {
  const { model, ...rest } = look;
  const parts = Object.entries(rest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => (typeof value === 'string' ? value : value === true ? key : `${key} ${value}`));
  return textToSlug([model, ...parts].join(' ').replaceAll('.', '-').replaceAll('#', ''));
}
