const STYLE = /<style[^<>]*>/gi;
/** Style sheets that are read, and how far: those of programs that make lists have a few thousand characters. */
const MOST_SHEETS = 20;
const MOST_CHARACTERS = 1 << 18;
/** Comments of the style sheet, and the marks by which old pages hid one from older browsers. */
const NO_RULES = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|<!--|-->/g;
const RULE = /([^{}]*)\{([^{}]*)\}/g;
/** Rules that show nothing of a row or cell. */
export const HIDES = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;
/** Rules that cross out what is in it, as Excel writes them. */
export const STRIKES = /(?:^|;)\s*text-(?:decoration(?:-line)?\s*:[^;]*line-through|line-through\s*:\s*(?!none)\w)/i;
const ONE_CLASS = /^(?:tr|td|th)?\.([\w-]+)$/i;
const CLASSES = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;

/** The classes that have such a rule. Rules for other widths or for paper are left out, and those of several parts. */
export function classesOf(page: string, rule: RegExp): ReadonlySet<string> {
  const classes = new Set<string>();
  for (const styles of styleSheetsOf(page))
    for (const [, selectors = '', body = ''] of withoutAtRules(styles.replace(NO_RULES, ' ')).matchAll(RULE)) {
      if (!rule.test(body)) continue;
      for (const selector of selectors.split(',')) {
        const name = ONE_CLASS.exec(selector.trim())?.[1];
        if (name !== undefined) classes.add(name);
      }
    }
  return classes;
}

function styleSheetsOf(page: string): string[] {
  const sheets: string[] = [];
  for (const tag of page.matchAll(STYLE)) {
    const at = tag.index + tag[0].length;
    sheets.push(page.slice(at, at + MOST_CHARACTERS).split(/<\/style/i, 1)[0] ?? '');
    if (sheets.length === MOST_SHEETS) break;
  }
  return sheets;
}

/** Whether the attributes of a row or a cell give it one of these classes. */
export function hasClassOf(attributes: string, classes: ReadonlySet<string>): boolean {
  if (classes.size === 0) return false;
  const [, ...written] = CLASSES.exec(attributes) ?? [];
  return written.some((names) => names?.split(/\s+/).some((name) => classes.has(name)));
}

/** Without `@media print { … }` and its like, whose rules stand in braces of their own. */
function withoutAtRules(styles: string): string {
  let plain = '';
  let at = 0;
  for (let rule = styles.indexOf('@'); rule >= 0; rule = styles.indexOf('@', at)) {
    plain += styles.slice(at, rule);
    at = endOfRule(styles, rule);
  }
  return plain + styles.slice(at);
}

/** Behind its semicolon or its closing brace. */
function endOfRule(styles: string, from: number): number {
  let depth = 0;
  for (let at = from; at < styles.length; at += 1) {
    const sign = styles[at];
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0 && (sign === ';' || sign === '}')) return at + 1;
  }
  return styles.length;
}
