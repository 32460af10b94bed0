import { ok, type Result } from '#domain/kernel/result.ts';
import { joinLists, type ListProblem, type QuoteLine, type QuoteList } from './quote-list.ts';

export interface AskedAgain {
  readonly list: QuoteList;
  /** How many lines of the list are new or have more pieces than before. */
  readonly added: number;
  /** How many lines of the earlier request are no longer sold. They are on the list too: the store may offer something equivalent. */
  readonly gone: number;
}

/** A list with the lines of an earlier request, as {@link joinLists} joins them. */
export function joinEarlier(
  list: QuoteList,
  earlier: QuoteList,
  isSold: (line: QuoteLine) => boolean,
): Result<AskedAgain, ListProblem> {
  const joined = joinLists(list, earlier);
  if (!joined.ok) return joined;
  const before = new Map(list.map(({ key, cantidad }) => [key, cantidad]));
  const added = joined.value.filter(({ key, cantidad }) => cantidad > (before.get(key) ?? 0)).length;
  const gone = earlier.filter((line) => line.clave !== '' && !isSold(line)).length;
  return ok({ list: joined.value, added, gone });
}

/** What asking again for the request of this folio did. */
export function againText(folio: string, { added, gone }: Pick<AskedAgain, 'added' | 'gone'>): string {
  const done =
    added > 0
      ? `Agregamos lo de tu solicitud ${folio} a tu lista`
      : `Lo de tu solicitud ${folio} ya estaba en tu lista`;
  if (gone === 0) return done;
  return `${done}. ${gone === 1 ? '1 producto ya no se vende' : `${gone} productos ya no se venden`}`;
}
