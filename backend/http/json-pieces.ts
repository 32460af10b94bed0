/** Characters of a long answer that are made at once. */
export const PIECE_CHARS = 1 << 16;

/** What a value without a text of its own, a number or a name, counts when it is looked for length. */
const CHARS_OF_A_VALUE = 8;

/**
 * The text of JSON as `JSON.stringify` makes it, in parts that are made when they are asked for. A document of Firestore's megabyte is made some 64 kB at
 * a time, so that a client that does not read it costs no more than that. Parts may be short.
 */
export function* jsonPieces(json: unknown): Generator<string, void, void> {
  if (typeof json === 'string' && json.length > PIECE_CHARS) yield* longText(json);
  else if (typeof json !== 'object' || json === null || !isLong(json)) yield JSON.stringify(json) ?? 'null';
  else if (Array.isArray(json)) {
    for (const [i, element] of json.entries()) {
      yield i === 0 ? '[' : ',';
      yield* jsonPieces(element);
    }
    yield ']';
  } else {
    let before = '{';
    for (const [name, value] of Object.entries(json)) {
      if (value === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* jsonPieces(value);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  }
}

function* longText(text: string): Generator<string, void, void> {
  yield '"';
  for (let at = 0; at < text.length; ) {
    const end = at + PIECE_CHARS;
    // Half of a character that is written as two would be escaped.
    const next = isFirstHalf(text.charCodeAt(end - 1)) ? end + 1 : end;
    yield JSON.stringify(text.slice(at, next)).slice(1, -1);
    at = next;
  }
  yield '"';
}

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** Whether its text is longer than a piece, found without making it. Looks at no more than a piece of it. */
function isLong(json: object): boolean {
  let left = PIECE_CHARS;
  const visit = (value: unknown): boolean => {
    left -= typeof value === 'string' ? value.length : CHARS_OF_A_VALUE;
    if (left < 0) return true;
    return typeof value === 'object' && value !== null && Object.values(value).some(visit);
  };
  return visit(json);
}
