import { invalid } from '../engine/status.ts';

/** How deep a request may nest, as Google's parser has it: a value of the 20 levels a document may have needs some 70. */
const DEEPEST = 100;
/** Values in one request. Ten MiB of empty lists are three million objects, which would block every other request for a second. */
const MOST_VALUES = 1_000_000;

/** The JSON of a request. Its depth and number of values are counted before it is parsed. Throws INVALID_ARGUMENT. */
export function parseJson(text: string): unknown {
  checkShape(text);
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('Invalid JSON payload received.');
  }
}

function checkShape(text: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22:
        at = endOfString(text, at);
        break;
      case 0x5b:
      case 0x7b:
        depth += 1;
        values += 1;
        if (depth > DEEPEST) throw invalid(`The request is nested deeper than ${DEEPEST} levels.`);
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
        break;
      case 0x2c:
        values += 1;
        break;
      default:
    }
    if (values > MOST_VALUES) throw invalid(`The request has more than ${MOST_VALUES} values.`);
  }
}

/** Where the string that begins here ends; behind the text when it does not. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (text.charCodeAt(quote - 1 - escapes) === 0x5c) escapes += 1;
    if (escapes % 2 === 0) return quote;
  }
  return text.length;
}
