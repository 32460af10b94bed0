import { LIMITS } from './limits.ts';
import { ReadRefusal } from './read-problem.ts';
import { STRUCK } from './web-tables.ts';
import { type PartStyle, shownPart, withoutAsides } from './xml-text.ts';

// SheetJS reads no styles of a text, drops every cell without a text, and joins raised and crossed out digits to the price beside them.

/** What a style says of its text; `undefined` where it leaves that to its parent. */
interface TextStyle {
  readonly parent: string | undefined;
  readonly isStruck: boolean | undefined;
  readonly isRaised: boolean | undefined;
}

const STYLE = /<(?:[\w-]+:)?style\s([^<>]*?)(?:\/>|>([\s\S]{0,9999}?)<\/(?:[\w-]+:)?style>)/g;
const SETS_APART = /text-position="(?:su[pb]|-?[1-9])|line-through-(?:style|type)="(?!none)/;
const IS_RAISED = /text-position="(?:su[pb]|-?[1-9])/;
const IS_STRUCK = /line-through-(?:style|type)="(?!none)/;
const NEEDS_END = /<(?:[\w-]+:)?table-cell(?=[^<>]*(?:formula|value-type)="[^"]*")[^<>]*\/>/;

const SPAN = /(<(?:[\w-]+:)?span\s([^<>]*)>)([^<]*)(?=<\/(?:[\w-]+:)?span>)/g;
const TAG = /<(\/?)((?:[\w-]+:)?(?:table|table-column|table-row|table-cell|covered-table-cell))([\s/][^<>]*)?>/g;

/** A row or a cell of OpenDocument, with the beginning of its text. */
const ROW_OR_CELL = /<(?:[\w-]+:)?table-(row|cell)(?=[\s/>])([^<>]*)>(?:<(?:[\w-]+:)?p(?=[\s/>]))?/g;

/**
 * Refuses an OpenDocument whose filled cells are repeated more often than SheetJS could hold: it makes an object for each place. Blank ones, with
 * which every sheet ends, take none.
 * @param content its part `content.xml`, or a flat document
 */
export function refuseManyRepeats(content: string): void {
  if (!/number-(?:rows|columns)-repeated="\d{3}/.test(content)) return;
  let rows = 1;
  let places = 0;
  for (const [whole, kind, attributes = ''] of content.matchAll(ROW_OR_CELL)) {
    if (kind === 'row') rows = repeatsOf(attributes, 'rows');
    else if (!whole.endsWith('>') || /(?:formula|value-type)="/.test(attributes)) {
      if (rows > LIMITS.rows) throw new ReadRefusal('too-many-rows');
      places += rows * repeatsOf(attributes, 'columns');
      if (places > LIMITS.legacyCells) throw new ReadRefusal('too-many-cells');
    }
  }
}

/**
 * An OpenDocument with its cells as SheetJS reads them rightly: each closed by a tag of its own, raised digits marked, amounts that are crossed
 * out left out of a text, and a mark in each cell that is crossed out as a whole. `null` where there is nothing to change.
 * @param content its part `content.xml`, or a flat document
 * @param common its part `styles.xml`, which the styles of the content build upon
 */
export function withPlainCells(content: string, common = ''): string | null {
  const isStyled = SETS_APART.test(content) || SETS_APART.test(common);
  if (!isStyled && !NEEDS_END.test(content)) return null;
  const plain = withoutAsides(content);
  const styles = readStyles(common + plain);
  const isStruck = (name: string | undefined): boolean => isSo(styles, `table-cell ${name}`, 'isStruck');
  const spans = isStyled
    ? plain.replaceAll(SPAN, (_all, open: string, attributes: string, text: string) => {
        const name = `text ${valueOf(attributes, 'style-name')}`;
        const style: PartStyle = isSo(styles, name, 'isRaised')
          ? 'raised'
          : isSo(styles, name, 'isStruck')
            ? 'struck'
            : 'plain';
        return open + shownPart(text, style);
      })
    : plain;
  // SheetJS tells a document by its first line.
  return `<?xml version="1.0" encoding="UTF-8"?>${withMarks(spans, isStruck)}`;
}

function readStyles(text: string): ReadonlyMap<string, TextStyle> {
  const styles = new Map<string, TextStyle>();
  for (const [, attributes = '', inner = ''] of text.matchAll(STYLE)) {
    const family = valueOf(attributes, 'family');
    const parent = valueOf(attributes, 'parent-style-name');
    styles.set(`${family} ${valueOf(attributes, 'name')}`, {
      parent: parent === undefined ? undefined : `${family} ${parent}`,
      isStruck: inner.includes('line-through-') ? IS_STRUCK.test(inner) : undefined,
      isRaised: inner.includes('text-position') ? IS_RAISED.test(inner) : undefined,
    });
  }
  return styles;
}

/** A style builds upon others; more of them than these are a circle. */
const MOST_PARENTS = 20;

function isSo(
  styles: ReadonlyMap<string, TextStyle>,
  name: string | undefined,
  what: 'isStruck' | 'isRaised',
): boolean {
  let style = name === undefined ? undefined : styles.get(name);
  for (let step = 0; style && style[what] === undefined && step < MOST_PARENTS; step += 1)
    style = style.parent === undefined ? undefined : styles.get(style.parent);
  return style?.[what] === true;
}

/** Closes each cell by a tag of its own, and marks those that are crossed out. A cell without a style has the one of its row or of its column. */
function withMarks(content: string, isStruck: (name: string | undefined) => boolean): string {
  let columns: { readonly until: number; readonly style: string | undefined }[] = [];
  let rowStyle: string | undefined;
  let column = 0;
  let plain = '';
  let at = 0;
  for (const tag of content.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = tag;
    const kind = name.slice(name.indexOf(':') + 1);
    if (slash === '/') continue;
    const isEmpty = attributes.endsWith('/');
    if (kind === 'table') columns = [];
    else if (kind === 'table-column') {
      const from = columns.at(-1)?.until ?? 0;
      const style = valueOf(attributes, 'default-cell-style-name');
      if (from < LIMITS.columns) columns.push({ until: from + repeatsOf(attributes, 'columns'), style });
    } else if (kind === 'table-row') {
      rowStyle = valueOf(attributes, 'default-cell-style-name');
      column = 0;
    } else {
      const here = column;
      column += repeatsOf(attributes, 'columns');
      if (kind !== 'table-cell' || here >= LIMITS.columns || !/(?:formula|value-type)="/.test(attributes)) continue;
      const style = valueOf(attributes, 'style-name') ?? rowStyle ?? columns.find(({ until }) => until > here)?.style;
      const struck = isStruck(style) && AMOUNT_TYPE.test(attributes);
      if (!struck && (!isEmpty || IS_TEXT.test(attributes))) continue;
      const open = isEmpty ? `${whole.slice(0, -2)}>` : whole;
      const text = struck && !hasText(content, tag.index + whole.length, isEmpty) ? valueOf(attributes, 'value') : '';
      plain += content.slice(at, tag.index);
      plain += struck ? `${open.replace(AMOUNT_TYPE, '$1string"')}<text:p>${STRUCK}${text ?? ''}</text:p>` : open;
      if (isEmpty) plain += `</${name}>`;
      at = tag.index + whole.length;
    }
  }
  return plain + content.slice(at);
}

/** SheetJS reads a text that stands in an attribute, but only where the cell holds nothing. */
const IS_TEXT = /\soffice:value-type="string"/;
const AMOUNT_TYPE = /(\soffice:value-type=")(?:float|currency|string)"/;

/** Whether a cell holds a text beside its value. */
function hasText(content: string, from: number, isEmpty: boolean): boolean {
  if (isEmpty) return false;
  // A cell that never ends would be looked through to the end of the document, and so would all the others.
  const inner = content.slice(from, from + LIMITS.cellChars);
  return /<\/(?:[\w-]+:)?table-cell>|<text:p[\s>]/.exec(inner)?.[0].startsWith('<text') === true;
}

const repeatsOf = (attributes: string, of: 'rows' | 'columns'): number =>
  Number(valueOf(attributes, `number-${of}-repeated`) ?? 1) || 1;

/** The value of an attribute, whatever its prefix. The name of a style stands in no other attribute whose name ends alike. */
function valueOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|[\\s:])${name}="([^"]*)"`).exec(attributes)?.[1];
}
