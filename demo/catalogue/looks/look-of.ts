import { textToSlug } from '#domain/kernel/text-fold.ts';
import type { Draft } from '../family.ts';
import { airLooks } from './air-looks.ts';
import { handLooks } from './hand-looks.ts';
import { hardwareLooks } from './hardware-looks.ts';
import type { Look } from './look.ts';
import { machineLooks } from './machine-looks.ts';
import { motorLooks } from './motor-looks.ts';
import { paintLooks } from './paint-looks.ts';
import { siteLooks } from './site-looks.ts';
import { wearLooks } from './wear-looks.ts';

const READERS = {
  ...machineLooks,
  ...motorLooks,
  ...airLooks,
  ...paintLooks,
  ...wearLooks,
  ...handLooks,
  ...hardwareLooks,
  ...siteLooks,
};

/** What the picture of an article shows: read from its name and sheet, so that the price list does not say it twice. */
export function lookOf(draft: Draft): Look {
  const read = READERS[draft.picture];
  if (!read) throw new Error(`Nobody knows how ${draft.picture} looks`);
  return read(draft);
}

/** The name of a look's files. Words are kept whole: the name is also what a search engine reads. */
export function lookName(look: Look): string {
  const parts = Object.entries(look)
    .filter(([key]) => key !== 'model' && key !== 'close')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => (typeof value === 'string' ? value : value === true ? key : `${key} ${String(value)}`));
  return textToSlug([look.model, ...parts].join(' ').replaceAll('.', '-').replaceAll('#', ''));
}
