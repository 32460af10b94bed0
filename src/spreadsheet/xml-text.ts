import type { Cell } from '#domain/price-import/cell.ts';
import type { FormatKind } from './number-format.ts';
import { ReadRefusal } from './read-problem.ts';

export const XML_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of an element as a person wrote it. Only the five entities of XML itself: others come from a DOCTYPE, and that is refused. */
export function decodeXml(text: string): string {
  let plain = withoutAsides(text);
  if (plain.includes('&')) plain = decodeEntities(plain, XML_ENTITIES);
  // How a workbook writes characters that XML cannot: `_x000D_`.
  if (plain.includes('_x')) {
    plain = plain.replace(/_x([0-9A-F]{4})_/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return plain;
}

/** Spells out characters that are written by number, or by one of these names; any other name stays as it is. */
export function decodeEntities(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]\w{1,7}));/gi,
    (all, hex?: string, digits?: string, name?: string) => {
      // `&Ntilde;` is not `&ntilde;`, and `&AMP;` is `&amp;`.
      if (name) return own(names, name) ?? own(names, name.toLowerCase()) ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

const own = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** XML without comments and instructions, and with its CDATA written as plain text. */
export function withoutAsides(text: string): string {
  const aside = /<!\[CDATA\[|<!--|<\?/g;
  let plain = '';
  let at = 0;
  for (let open = aside.exec(text); open; open = aside.exec(text)) {
    const inner = open.index + open[0].length;
    const close = open[0] === '<?' ? '?>' : open[0] === '<!--' ? '-->' : ']]>';
    const end = text.indexOf(close, inner);
    if (end < 0) break;
    plain += text.slice(at, open.index);
    if (close === ']]>') plain += text.slice(inner, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    at = end + close.length;
    aside.lastIndex = at;
  }
  return at === 0 ? text : plain + text.slice(at);
}

/** The value of an attribute in the text of a tag; `undefined` without. */
export function attribute(tag: string, name: string): string | undefined {
  const at = tag.search(new RegExp(`\\s${name}\\s*=`));
  if (at < 0) return undefined;
  const open = /=\s*(["'])/g;
  open.lastIndex = at;
  const quote = open.exec(tag)?.[1];
  if (quote === undefined) return undefined;
  const end = tag.indexOf(quote, open.lastIndex);
  return end < 0 ? undefined : decodeXml(tag.slice(open.lastIndex, end));
}

/** The prefix that a part puts before its own elements: `x:` in `<x:worksheet>`; empty for most. */
export function elementPrefix(text: string, root: string): string {
  return new RegExp(`<([\\w-]+:)${root}[\\s>]`).exec(text)?.[1] ?? '';
}

export function withoutPrefix(text: string, prefix: string): string {
  return prefix === '' ? text : text.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</');
}

/** A workbook has no document type: the only use of one here is to expand entities or to fetch something. */
export function refuseDoctype(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ReadRefusal('hostile');
}

/** Digits as they stand raised: the number of a footnote, or centavos as on a sign, which would become more digits of the price before them. */
export const raised = (digits: string): string => digits.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '');

const RUN = /<r(?:\s[^<>]*)?>(?:(?!<r[\s>])[\s\S])*?<\/r>/g;
const RAISED_RUN = /<vertAlign\s[^<>]*val\s*=\s*["'](?:super|sub)script/;
/** A font or a run of a text that is crossed out. */
export const STRUCK_RUN = /<strike(?:\s+val\s*=\s*["'](?:1|true)["'])?\s*\/>/;
const RUN_TEXT = /(<t(?:\s[^<>]*)?>)([^<]*)(<\/t>)/g;
const AMOUNT = /^[\s$\d.,]*\d[\s$\d.,]*$/;

/** Marks the raised digits of runs, and leaves out amounts that are struck through: those are the prices of before. See {@link shownPart}. */
function markedRuns(body: string): string {
  if (!body.includes('vertAlign') && !body.includes('<strike')) return body;
  return body.replace(RUN, (run) => {
    const isRaised = RAISED_RUN.test(run);
    if (!isRaised && !STRUCK_RUN.test(run)) return run;
    return run.replace(RUN_TEXT, (whole, open: string, text: string, close: string) => {
      const shown = shownPart(text, isRaised ? 'raised' : 'struck');
      return shown === text ? whole : open + shown + close;
    });
  });
}

/** How a part of a text is set apart from the others. */
export type PartStyle = 'plain' | 'raised' | 'struck';

/** A part of a text as it is to be read: raised digits are marked, and an amount that is struck through is left out. */
export function shownPart(text: string, style: PartStyle): string {
  if (style === 'plain' || !AMOUNT.test(text)) return text;
  return style === 'raised' ? raised(text) : '';
}

/** A text as it is shown in a cell whose font may cross it out: an amount is no price then. */
export const textIn = (style: FormatKind | undefined, text: string): Cell =>
  typeof style === 'object' && 'struck' in style && AMOUNT.test(text) ? { kind: 'struck', text } : text;

/** The text runs of an `<is>` or `<si>`, without the phonetic guides of Asian scripts. */
export function runsText(body: string): string {
  const bare = markedRuns(withoutAsides(body));
  const own = bare.includes('<rPh') ? bare.replace(/<rPh[\s\S]*?<\/rPh>/g, '') : bare;
  let text = '';
  let at = 0;
  for (;;) {
    const open = own.indexOf('<t', at);
    if (open < 0) return decodeXml(text);
    const tagEnd = own.indexOf('>', open);
    const sign = own.charCodeAt(open + 2);
    if (tagEnd < 0) return decodeXml(text);
    if ((sign !== 62 && sign !== 32) || own.charCodeAt(tagEnd - 1) === 47) {
      at = tagEnd + 1;
      continue;
    }
    const close = own.indexOf('</t>', tagEnd);
    if (close < 0) return decodeXml(text);
    text += own.slice(tagEnd + 1, close);
    at = close + 4;
  }
}
