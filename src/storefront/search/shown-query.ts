import { cutText } from '#domain/kernel/text-fold.ts';
import { withoutDirections } from '#domain/site/page-title.ts';

/** As long as the longest names of products. */
const MOST = 100;

/** A query as it stands in a sentence: of one as long as a page the beginning, without half signs and signs that turn the text around it. */
export function shownQuery(query: string): string {
  const line = withoutDirections(query).replace(/\p{Cs}/gu, '');
  return line.length > MOST ? `${cutText(line, MOST)}…` : line;
}
