import type { ServedPage } from '#domain/catalogue/served-page.ts';
import { headHtml } from '#domain/pages/head-html.ts';
import type { PageHead } from '#domain/pages/page-head.ts';
import { SERVED_ID } from '../served-page.ts';

interface PageParts {
  /** The built page without content: `shell.html`. */
  readonly shell: string;
  readonly head: PageHead;
  /** Style sheets and scripts of the page's screen, which the shell does not name. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly markup: string;
  readonly served: ServedPage;
}

/** What React puts before the markup: preloads of the first pictures. In the head they are found sooner. */
const PRELOADS = /^(?:<link\b[^>]*>)+/;
const TITLE = /<title>[^<]*<\/title>/;
/** The shop's code, where the shell asks for it. */
const CODE = /<(?:script type="module"|link rel="modulepreload")/g;
const ROOT = /<div id="root"><\/div>\s*(?:<noscript>[\s\S]*?<\/noscript>)?/;

/** The whole page: the shell with its head, its content, and what the content was made from. */
export function pageHtml({ shell, head, styles, scripts, markup, served }: PageParts): string {
  const preloads = PRELOADS.exec(markup)?.[0] ?? '';
  const files = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
  ].join('');
  const content = `<div id="root">${markup.slice(preloads.length)}</div>\n<script type="application/json" id="${SERVED_ID}">${json(served)}</script>`;
  // By functions, because a text of the catalogue may contain `$&`. The page can be read and its links followed before its code is there, so on a slow line its styles, fonts and first picture come first.
  return shell
    .replace(CODE, (start) => `${start} fetchpriority="low"`)
    .replace(TITLE, () => headHtml(head) + preloads)
    .replace('</head>', () => `${files}</head>`)
    .replace(ROOT, () => content);
}

/** As it may stand in a script element: no text can end it. The two separators are line ends to older parsers of scripts. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
