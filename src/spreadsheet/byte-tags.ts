/** Sheets are read as the bytes they come in: a string of each tag would be most of what a reader holds and throws away. */
export type Bytes = Uint8Array<ArrayBuffer>;

const LESS = 60;
const GREATER = 62;
const SLASH = 47;
const EQUALS = 61;

/** Where a tag ends, and where in the bytes its attributes are; -1 without. One object is filled again and again: a sheet has a million tags. */
export interface Tag {
  /** After its `>`. */
  end: number;
  isClosed: boolean;
  rFrom: number;
  rTo: number;
  sFrom: number;
  sTo: number;
  tFrom: number;
  tTo: number;
  hiddenFrom: number;
}

export const emptyTag = (): Tag => ({
  end: 0,
  isClosed: false,
  rFrom: -1,
  rTo: -1,
  sFrom: -1,
  sTo: -1,
  tFrom: -1,
  tTo: -1,
  hiddenFrom: -1,
});

export const ascii = (text: string): readonly number[] => text.split('').map((letter) => letter.charCodeAt(0));

const isBlank = (sign: number | undefined): boolean => sign === 32 || sign === 10 || sign === 13 || sign === 9;

/** Position of the next `<`; `end` without. */
export function nextTag(bytes: Bytes, from: number, end: number): number {
  let at = from;
  while (at < end && bytes[at] !== LESS) at += 1;
  return at;
}

/** Whether the bytes at `at` are these. */
export function isAt(bytes: Bytes, at: number, wanted: readonly number[]): boolean {
  for (let step = 0; step < wanted.length; step += 1) if (bytes[at + step] !== wanted[step]) return false;
  return true;
}

/** Whether the `<` at `at` opens this element: `<c ` or `<c>`, but not `<color`. */
export function opens(bytes: Bytes, at: number, open: readonly number[]): boolean {
  if (!isAt(bytes, at, open)) return false;
  const after = bytes[at + open.length];
  return after === GREATER || after === SLASH || isBlank(after);
}

/** Position of the bytes from `from` on; -1 without. */
export function find(bytes: Bytes, from: number, end: number, wanted: readonly number[]): number {
  const last = end - wanted.length;
  const first = wanted[0];
  for (let at = from; at <= last; at += 1) if (bytes[at] === first && isAt(bytes, at, wanted)) return at;
  return -1;
}

/** Whether the `<` at `at` begins a comment; its end follows. */
export const isComment = (bytes: Bytes, at: number): boolean => bytes[at + 1] === 33 && isAt(bytes, at, COMMENT);

/** Position after the comment that begins at `at`; -1 where its end is not among the bytes. */
export function afterComment(bytes: Bytes, at: number, end: number): number {
  const close = find(bytes, at + COMMENT.length, end, COMMENT_END);
  return close < 0 ? -1 : close + COMMENT_END.length;
}

/** Reads the rest of a tag, from after its name. False where its `>` is not among the bytes. */
export function readTag(bytes: Bytes, from: number, end: number, tag: Tag): boolean {
  tag.rFrom = -1;
  tag.sFrom = -1;
  tag.tFrom = -1;
  tag.hiddenFrom = -1;
  let at = from;
  while (at < end) {
    const sign = bytes[at];
    if (sign === GREATER) {
      tag.end = at + 1;
      tag.isClosed = bytes[at - 1] === SLASH;
      return true;
    }
    if (sign === SLASH || isBlank(sign)) {
      at += 1;
      continue;
    }
    const name = at;
    while (at < end && bytes[at] !== EQUALS && bytes[at] !== GREATER && !isBlank(bytes[at])) at += 1;
    const length = at - name;
    while (at < end && isBlank(bytes[at])) at += 1;
    if (bytes[at] !== EQUALS) continue;
    at += 1;
    while (at < end && isBlank(bytes[at])) at += 1;
    const quote = bytes[at];
    if (quote !== 34 && quote !== 39) continue;
    const value = at + 1;
    at = value;
    while (at < end && bytes[at] !== quote) at += 1;
    if (length === 1) keepShort(tag, bytes[name] ?? 0, value, at);
    else if (length === HIDDEN.length && isAt(bytes, name, HIDDEN)) tag.hiddenFrom = value;
    at += 1;
  }
  return false;
}

const HIDDEN = ascii('hidden');
const COMMENT = ascii('<!--');
const COMMENT_END = ascii('-->');

function keepShort(tag: Tag, name: number, from: number, to: number): void {
  if (name === 114) {
    tag.rFrom = from;
    tag.rTo = to;
  } else if (name === 115) {
    tag.sFrom = from;
    tag.sTo = to;
  } else if (name === 116) {
    tag.tFrom = from;
    tag.tTo = to;
  }
}
