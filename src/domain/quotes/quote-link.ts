import { err, ok, type Result } from '#domain/kernel/result.ts';
import { JOB_LIST_LIMITS } from './job-lists.ts';
import { addFreeLine, LIST_LIMITS, type QuoteLine, type QuoteList, toQuantity } from './quote-list.ts';
import { shownText } from './shown-text.ts';

/** First character of every link's list: `2` is followed by the list's name as its first entry. A later form will start with another character. */
const VERSION = '1';
const NAMED = '2';

/**
 * A list as it stands in the fragment of a link, where no server sees it: `1` and one entry a line, `clave*pieces*note` or `*pieces*text` for
 * a free line, apart by `~`. Entries are percent-encoded with the marks of the form itself, so any text comes back as it was. Prices do not
 * travel: the catalogue that opens the link has its own. A list with a name begins with `2`, the encoded name and `~`.
 */
export function listToFragment(list: QuoteList, name = ''): string {
  const entries = list.map(({ clave, cantidad, nota, nombre }) =>
    [encodePart(clave), String(cantidad), encodePart(clave === '' ? nombre : nota)].join('*').replace(/\*$/, ''),
  );
  return name === '' ? VERSION + entries.join('~') : [NAMED + encodePart(name), ...entries].join('~');
}

/**
 * The same list in as many fragments of at most `max` characters as it takes, for codes that a camera can read: opened one after the other they
 * add up to it. A line that is longer by itself has a fragment of its own.
 */
export function listToFragments(list: QuoteList, max: number): readonly string[] {
  const parts: string[] = [];
  let part: QuoteList = [];
  for (const line of list) {
    const longer = [...part, line];
    if (part.length > 0 && listToFragment(longer).length > max) {
      parts.push(listToFragment(part));
      part = [line];
    } else part = longer;
  }
  return part.length > 0 ? [...parts, listToFragment(part)] : parts;
}

/** What a link asks for, before the catalogue has said what it knows of it. */
export interface LinkedLine {
  readonly clave: string;
  readonly cantidad: number;
  /** The note, or on a free line its text. */
  readonly texto: string;
}

export type LinkProblem = 'unreadable' | 'newer';

/** A list as a link has it. */
export interface LinkedList {
  /** Empty where the list has none. */
  readonly nombre: string;
  readonly lines: readonly LinkedLine[];
}

/** The list of a fragment from anywhere. One damaged entry makes the whole unreadable, because a part of a list would be taken for all of it. */
export function fragmentToList(fragment: string): Result<LinkedList, LinkProblem> {
  const isNamed = fragment.startsWith(NAMED);
  if (!isNamed && !fragment.startsWith(VERSION)) return err(/^\d/.test(fragment) ? 'newer' : 'unreadable');
  const entries = fragment.slice(VERSION.length).split('~');
  const nombre = isNamed ? decodePart(entries.shift() ?? '') : '';
  if (nombre === null) return err('unreadable');
  const lines: LinkedLine[] = [];
  for (const entry of entries) {
    const [clave = '', pieces = '', text = '', ...more] = entry.split('*').map(decodePart);
    if (clave === null || text === null || pieces === null || more.length > 0) return err('unreadable');
    if (!/^[1-9]\d{0,3}$/.test(pieces) || clave.length > 40 || (clave === '' && text.trim() === ''))
      return err('unreadable');
    lines.push({ clave, cantidad: Number(pieces), texto: text });
  }
  if (lines.length === 0 || lines.length > LIST_LIMITS.lines) return err('unreadable');
  return ok({ nombre: shownText(nombre, JOB_LIST_LIMITS.name), lines });
}

/** A list of the linked lines; a product that the catalogue does not have becomes a free line with its clave, so that it is not lost. */
export function linesToList(
  lines: readonly LinkedLine[],
  productByClave: (clave: string) => Pick<QuoteLine, 'producto' | 'nombre' | 'precio'> | undefined,
): QuoteList {
  let list: QuoteList = [];
  for (const { clave, cantidad, texto } of lines) {
    const product = clave === '' ? undefined : productByClave(clave);
    if (product) {
      if (list.some(({ key }) => key === clave)) continue;
      const nota = shownText(texto, LIST_LIMITS.note);
      list = [...list, { key: clave, ...product, clave, cantidad: toQuantity(cantidad), nota }];
      continue;
    }
    const added = addFreeLine(list, clave === '' ? texto : `Clave ${clave} ${texto}`, cantidad);
    if (added.ok) list = added.value;
  }
  return list;
}

// `encodeURIComponent` leaves both marks of the form as they are.
const encodePart = (text: string): string => encodeURIComponent(text).replace(/\*/g, '%2A').replace(/~/g, '%7E');

function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
