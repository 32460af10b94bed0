import type { TypefaceName } from '#domain/appearance/typeface-names.ts';
import type { ServedPage } from '#domain/catalogue/served-page.ts';
import { servedText } from '#domain/catalogue/served-text.ts';
import { headHtml } from '#domain/pages/head-html.ts';
import type { PageHead } from '#domain/pages/page-head.ts';
import { storeIcons } from '#pictures/store-icons.ts';
import { SERVED_ID } from '../served-page.ts';

interface PageParts {
  /** The built page without content: `shell.html`. */
  readonly shell: string;
  readonly head: PageHead;
  /** The page's style sheet, and those that it is made of. */
  readonly sheet?: string | undefined;
  readonly styles: readonly string[];
  readonly markup: string;
  readonly served: ServedPage;
}

/** What React puts before the markup: preloads of the pictures that are not lazy. In the head they are found sooner. */
const PRELOADS = /^(?:<link\b[^>]*>)+/;
/** The emblem's: drawn in the first bytes of the page, it is small and found at once, and would come before the picture that people wait for. */
const OF_DRAWING = /<link\b[^>]*href="[^"]*\.svg"[^>]*>/g;
const HTML = /<html\b[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
/** The shop's code, which the shell asks for at once. */
const PRELOADED_CODE = /<link rel="modulepreload"[^>]*>\s*/g;
const FIRST_SCRIPT = '<script type="module"';
const STYLES = /<link rel="stylesheet"[^>]*>\s*/g;
const FONTS = /(?:<link rel="preload"[^>]*as="font"[^>]*>\s*)+/;
const ICON = /<link rel="icon"[^>]*>/;
const TOUCH_ICON = /<link rel="apple-touch-icon"[^>]*>/;
const ROOT = /<div id="root"><\/div>\s*(?:<noscript>[\s\S]*?<\/noscript>)?/;

/** The whole page: the shell with its head, its content, and what the content was made from. */
export function pageHtml({ shell, head, sheet, styles, markup, served }: PageParts): string {
  const preloads = PRELOADS.exec(markup)?.[0] ?? '';
  // One of a list of names, which is a selector of the style sheet: no inline style, which the content policy would refuse.
  const { palette: tono, typeface = 'barlow', emblem } = served.settings?.profile ?? {};
  const { icon, type, touch } = storeIcons(emblem?.picture ?? '');
  const content = `<div id="root">${markup.slice(preloads.length)}</div>\n<script type="application/json" id="${SERVED_ID}">${servedText(served)}</script>`;
  // The page can be read and its links followed before its code is there, so its styles, fonts and first picture come first, and `start.ts` then
  // asks for the code. By functions, because a text of the catalogue may contain `$&`.
  return (sheet ? shell.replace(STYLES, '').replace('</head>', `${styleLinks(sheet, styles)}</head>`) : shell)
    .replace(PRELOADED_CODE, '')
    .replace(FIRST_SCRIPT, `${FIRST_SCRIPT} fetchpriority="low"`)
    .replace(HTML, (tag) =>
      tono === undefined
        ? tag
        : tag.replace('>', ` data-tono="${tono}"${typeface === 'barlow' ? '' : ` data-letra="${typeface}"`}>`),
    )
    .replace(FONTS, (fonts) => (typeface === 'barlow' ? fonts : fontPreloads(typeface)))
    .replace(ICON, () => `<link rel="icon" href="${icon}" type="${type}" />`)
    .replace(TOUCH_ICON, () => `<link rel="apple-touch-icon" href="${touch}" />`)
    .replace(TITLE, () => headHtml(head) + preloads.replace(OF_DRAWING, ''))
    .replace(ROOT, () => content);
}

/** What the first screen is set in, by the typeface that is not the shell's own. */
const FIRST_FONTS: Readonly<Record<Exclude<TypefaceName, 'barlow'>, readonly string[]>> = {
  plex: ['plex/plex-condensed-700', 'plex/plex-condensed-600', 'plex/plex-400', 'plex/plex-600', 'plex/plex-500'],
  sistema: [],
};

const fontPreloads = (typeface: Exclude<TypefaceName, 'barlow'>): string =>
  FIRST_FONTS[typeface]
    .map((file) => `<link rel="preload" href="/fonts/${file}.woff2" as="font" type="font/woff2" crossorigin />`)
    .join('');

/** A browser does not fetch a disabled sheet. The bundler's code finds the link and takes the sheet for loaded, which it is, as part of the other. */
function styleLinks(sheet: string, parts: readonly string[]): string {
  return [
    `<link rel="stylesheet" crossorigin href="/${sheet}">`,
    ...parts.map((part) => `<link rel="stylesheet" disabled href="/${part}">`),
  ].join('');
}
