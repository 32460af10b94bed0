import { decodeText, guessEncoding } from './encodings.ts';
import { refuseManyTags } from './legacy-cells.ts';
import { LIMITS } from './limits.ts';
import { refuseManyRepeats, withPlainCells } from './open-document-cells.ts';
import { ReadRefusal } from './read-problem.ts';
import { plainTables, STRUCK } from './web-tables.ts';
import { raised, shownPart } from './xml-text.ts';

/** A web page, or a workbook in one file of XML, as SheetJS reads it. */
export interface Markup {
  /** In UTF-8, which is all that SheetJS knows. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same as a text. */
  readonly text: string;
  readonly isOpenDocument: boolean;
  readonly isPage: boolean;
}

/** Where a file says what it is, in letters. */
const HEAD = 64 * 1024;

/** A saved web page is read for its tables; one that declares entities can expand without limit, and is refused. */
export function readMarkup(file: Uint8Array<ArrayBuffer>): Markup {
  const written = decodeMarkup(file).replaceAll('\0', '').trimStart();
  const isPage = !WORKBOOK.test(written.slice(0, HEAD));
  let text = isPage ? asOnePage(written) : withoutRuns(withStruckStyles(written));
  if (/<!ENTITY/i.test(text.slice(0, HEAD))) throw new ReadRefusal('hostile');
  if (!/<table|<(?:[\w-]+:)?(?:Workbook|Table|document-content|worksheet)[\s>]/i.test(text))
    throw new ReadRefusal('web-page');
  refuseManyTags(text);
  const isOpenDocument = /<office:document[\s>]/.test(text.slice(0, HEAD));
  if (isOpenDocument) refuseManyRepeats(text);
  if (isPage) text = plainTables(text);
  else if (isOpenDocument) text = withPlainCells(text) ?? text;
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > LIMITS.markupBytes) throw new ReadRefusal('too-big');
  return { bytes, text, isOpenDocument, isPage };
}

/** Its bytes count more than what it declares: pages are converted to UTF-8 and go on declaring what they were. */
function decodeMarkup(bytes: Uint8Array<ArrayBuffer>): string {
  const guessed = guessEncoding(bytes);
  const declared = guessed.startsWith('utf-') ? undefined : declaredEncoding(bytes);
  try {
    if (declared !== undefined) return new TextDecoder(declared).decode(bytes);
  } catch {
    // An encoding that no browser knows.
  }
  return decodeText(bytes, guessed);
}

/** What the XML declaration or a `<meta>` says; `undefined` without, and for one of Unicode, which the bytes would show. */
function declaredEncoding(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const said =
    /^\s*<\?xml[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w.:-]+)/i.exec(head) ??
    /<meta\s[^>]{0,400}?charset\s{0,9}=\s{0,9}["']?([\w.:-]+)/i.exec(head);
  return said?.[1] === undefined || /^(?:utf|unicode|ucs)/i.test(said[1]) ? undefined : said[1];
}

/**
 * SheetJS takes a page for delimited text, or for XML of a workbook, by what stands before its table. So each begins as a page does; and
 * rows without a table get one.
 */
function asOnePage(text: string): string {
  const page = text.replaceAll(/<\?xml/gi, '<xml').replace(RAISED, raisedText);
  return BEGINS_WITH_ROWS.test(page) && !OPENS_TABLE.test(page) ? `<html><table>${page}</table>` : `<html>${page}`;
}

/** The first element of a workbook in one file of XML. */
const WORKBOOK = /<(?:[\w-]+:)?(?:workbook|worksheet|document(?:-content)?)[\s>]/i;
const withoutRuns = (text: string): string =>
  text.includes(RICH_TEXT)
    ? text
        .replace(RAISED, raisedText)
        .replaceAll(STRUCK_RUN, (_all, shown: string) => shownPart(shown, 'struck'))
        .replaceAll(STYLED_RUN, '')
    : text;
/** The styles of XML of Excel 2003, and cells that name one. */
const STYLE = /<(?:ss:)?Style\s[^<>]*ss:ID="([^"]+)"[^<>]*>([\s\S]*?)<\/(?:ss:)?Style>/g;
const STRIKES = /<(?:ss:)?Font\s[^<>]*ss:StrikeThrough="1"/;
const STYLED_CELL =
  /(<(?:ss:)?Cell\s[^<>]*ss:StyleID="([^"]+)"[^<>]*>\s{0,99}<(?:ss:)?Data\s[^<>]*ss:Type=")(?:Number|String)("[^<>]*>)/g;

/** With a mark in the cells that are crossed out by their style. */
function withStruckStyles(text: string): string {
  const struck = new Set<string>();
  const end = text.indexOf('</Styles>');
  for (const [, id = '', style = ''] of text.slice(0, Math.max(0, end)).matchAll(STYLE))
    if (STRIKES.test(style)) struck.add(id);
  return struck.size === 0
    ? text
    : text.replaceAll(STYLED_CELL, (cell, head: string, id: string, rest: string) =>
        struck.has(id) ? `${head}String${rest}${STRUCK}` : cell,
      );
}

/** Marks a text of XML of Excel 2003 that is bold or coloured in part. */
const RICH_TEXT = 'http://www.w3.org/TR/REC-html40';
/** A tag around a part of such a text. SheetJS would keep only one of the parts. */
const STYLED_RUN = /<\/?(?:B|I|U|S|Font|Sub|Sup|Span)(?:\s[^<>]*)?>/g;
/** A part of such a text that is crossed out. */
const STRUCK_RUN = /<S(?:\s[^<>]*)?>([^<]*)<\/S>/g;
/** The number of a footnote, or centavos as on a sign, above the line or below it: without its marks it would be more digits of the price before it. */
const RAISED = /<(su[bp])(?:\s[^<>]*)?>((?:[^<]|<(?!\/?su[bp]\b)[^<>]*>){1,200}?)<\/\1\s*>/gi;
const raisedText = (_all: string, _name: string, inner: string): string =>
  inner.replace(/<[^<>]*>|[^<>]+/g, (part) => (part.startsWith('<') ? part : raised(part.trim())));
const BEGINS_WITH_ROWS = /^<(?:tr|thead|tbody)[\s>]/i;
const OPENS_TABLE = /<table[\s>]/i;

/**
 * Whether a file that does not begin as a page is one, as programs write them that print the table and little else.
 * @param head its beginning, without blanks before it
 */
export function holdsTable(head: string): boolean {
  if (BEGINS_WITH_ROWS.test(head)) return true;
  const before = head.slice(0, Math.max(0, head.search(OPENS_TABLE)));
  if (/^<[a-z]/i.test(head)) return before !== '';
  // A delimited text may describe a product by a table.
  return before !== '' && !before.split(/[\r\n]+/).some((line) => /([\t;|,])[^\r\n]*\1/.test(line));
}
