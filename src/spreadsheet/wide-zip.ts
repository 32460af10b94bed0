import { ReadRefusal } from './read-problem.ts';

// Zip64: numbers of eight bytes, for archives beyond four gigabytes. Java and .NET write them into small workbooks too, because they begin to
// write before they know how large it will be. APPNOTE 4.3.14, 4.3.15, 4.5.3.

/** What stands where a number is written in eight bytes elsewhere. */
const ELSEWHERE = 0xffffffff;
const SHORT_ELSEWHERE = 0xffff;
const RECORD = 0x06064b50;
const RECORD_SIZE = 56;
const LOCATOR = 0x07064b50;
const LOCATOR_SIZE = 20;
const WIDE_FIELD = 1;

/** How many parts an archive has, where its directory begins, and what it ends before. */
export interface ZipEnd {
  readonly count: number;
  readonly at: number;
  readonly end: number;
}

/** The end of an archive with its wide numbers; as it is where it has none. */
export function wideEnd(view: DataView, { count, at, end }: ZipEnd): ZipEnd {
  const locator = end - LOCATOR_SIZE;
  if (count !== SHORT_ELSEWHERE && at !== ELSEWHERE) return { count, at, end };
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR) return { count, at, end };
  const record = wideAt(view, locator + 8);
  if (record + RECORD_SIZE > locator || view.getUint32(record, true) !== RECORD) throw new ReadRefusal('damaged');
  return {
    count: count === SHORT_ELSEWHERE ? wideAt(view, record + 32) : count,
    at: at === ELSEWHERE ? wideAt(view, record + 48) : at,
    end: record,
  };
}

/**
 * The numbers of a part. Those that did not fit stand in its extra fields, in this order.
 * @param from where its extra fields begin
 */
export function wideNumbers<Name extends string>(
  view: DataView,
  from: number,
  to: number,
  numbers: Record<Name, number>,
): Record<Name, number> {
  if (!Object.values(numbers).includes(ELSEWHERE)) return numbers;
  for (let at = from; at + 4 <= to; ) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > to) throw new ReadRefusal('damaged');
    if (view.getUint16(at, true) === WIDE_FIELD) {
      let next = at + 4;
      const wide = { ...numbers };
      for (const name in numbers) {
        if (numbers[name] !== ELSEWHERE) continue;
        if (next + 8 > end) throw new ReadRefusal('damaged');
        wide[name] = wideAt(view, next);
        next += 8;
      }
      return wide;
    }
    at = end;
  }
  return numbers;
}

/** A number of eight bytes; one that a double cannot hold is refused, because the sizes after it could not be added. */
function wideAt(view: DataView, at: number): number {
  const number = view.getBigUint64(at, true);
  if (number > BigInt(Number.MAX_SAFE_INTEGER)) throw new ReadRefusal('bomb');
  return Number(number);
}
