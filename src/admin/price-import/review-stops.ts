import type { Review } from '#domain/price-import/review.ts';

/**
 * What a person must confirm before anything is written, as one text; empty where there is nothing. A yes stands for what was shown when it was given: the last
 * list of the supplier, the history of uploads and other prices of the shop may add a warning later.
 * @param earlier the id of an upload of the same bytes
 */
export function stopsOf({ warnings }: Pick<Review, 'warnings'>, earlier: string | undefined): string {
  const stops = warnings.filter((warning) => warning.stops).map(({ kind, text }) => (text ? `${kind}: ${text}` : kind));
  return [...stops, ...(earlier === undefined ? [] : [`earlier: ${earlier}`])].join('\n');
}
