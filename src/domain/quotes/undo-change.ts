import { err, type Result } from '#domain/kernel/result.ts';
import { freeKey, type ListProblem, type QuoteLine, type QuoteList, toQuantity, within } from './quote-list.ts';

/** What one action did, and to which list of the device. */
export interface ListChange {
  /** Id of the list that was open. */
  readonly listId: string;
  readonly before: QuoteList;
  readonly after: QuoteList;
}

/** `elsewhere`: another list is open now. */
export type UndoProblem = ListProblem | 'elsewhere';

/**
 * The open list without what one action did: the lines that it took off stand at their places again, and the pieces and the note that it added are
 * taken back. What was changed since, here or in another tab, stays as it is.
 * @param listId of the list that is open now
 */
export function undoChange(list: QuoteList, listId: string, change: ListChange): Result<QuoteList, UndoProblem> {
  if (listId !== change.listId) return err('elsewhere');
  return within(
    putBack(
      list.flatMap((line) => takeBack(line, change)),
      change,
    ),
  );
}

/** A free line's key is given again once it is off the list, so its text has to be the same too. */
const isSame = (one: QuoteLine, other: QuoteLine): boolean =>
  one.key === other.key && (one.producto !== '' || one.nombre === other.nombre);

const lineIn = (list: QuoteList, line: QuoteLine): QuoteLine | undefined => list.find((one) => isSame(one, line));

function takeBack(line: QuoteLine, { before, after }: ListChange): QuoteList {
  const [was, became] = [lineIn(before, line), lineIn(after, line)];
  if (!became) return [line];
  const cantidad = line.cantidad - (became.cantidad - (was?.cantidad ?? 0));
  if (!was) return cantidad < 1 ? [] : [{ ...line, cantidad }];
  const nota = line.nota === became.nota ? was.nota : line.nota;
  return [{ ...line, cantidad: toQuantity(cantidad), nota }];
}

function putBack(list: QuoteList, { before, after }: ListChange): QuoteList {
  const whole = [...list];
  let place = 0;
  for (const line of before) {
    const at = whole.findIndex((one) => isSame(one, line));
    if (at >= 0) place = at + 1;
    else if (!lineIn(after, line)) {
      const isTaken = whole.some(({ key }) => key === line.key);
      whole.splice(place, 0, isTaken ? { ...line, key: freeKey(whole) } : line);
      place += 1;
    }
  }
  return whole;
}
