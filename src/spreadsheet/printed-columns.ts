/** Between two columns of a list that was printed to a file. */
const GAPS = /(?<=\S) {2,}(?=\S)/g;
/** How much of a text is looked at to find its columns. */
const LOOKED_AT = 64 * 1024;
const WIDEST_LINE = 400;

/** The text with tabs between its columns where it is a table that was printed with blanks between them; `null` for any other text. */
export function withTabs(text: string): string | null {
  const lines = text
    .slice(0, LOOKED_AT)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const table = lines.filter((line) => gapsIn(line) >= 2);
  if (lines.length <= 2 || table.length <= lines.length * 0.6) return null;
  const articles = withoutPageHeads(table);
  const gaps = withoutFalseGaps(blankColumns(articles), articles);
  // As many columns as most lines have, or the lines are not of one width.
  const usual = table.map(gapsIn).toSorted((a, b) => a - b)[table.length >> 1] ?? 0;
  if (gaps.length < usual) return text.replace(GAPS, '\t');
  return text
    .split('\n')
    .map((line) => (line.length <= WIDEST_LINE ? cutAt(gaps, line) : null) ?? line.replace(GAPS, '\t'))
    .join('\n');
}

const gapsIn = (line: string): number => line.match(GAPS)?.length ?? 0;

const AMOUNT = /\d[.,]\d\d(?!\d)/;

/** Without what stands on every page, as `LISTA DE PRECIOS     PAGINA   2` does: it keeps to no column. */
function withoutPageHeads(lines: readonly string[]): readonly string[] {
  const headOf = (line: string): string => line.replace(/\d+/g, '#').trim();
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(headOf(line), (counts.get(headOf(line)) ?? 0) + 1);
  const articles = lines.filter((line) => AMOUNT.test(line) || counts.get(headOf(line)) === 1);
  // Lists of whole pesos may hold nothing else.
  return articles.length >= lines.length * 0.6 ? articles : lines;
}

/** Places between two columns, the last one not included. */
type Gap = readonly [from: number, to: number];

/** Only few lines have a cell that reaches into the gap beside it. */
const MOST_BLANK = 0.95;
const NARROWEST = 2;

/** Where nearly all lines are blank, between places where they are not. */
function blankColumns(lines: readonly string[]): Gap[] {
  const filled = Array.from({ length: WIDEST_LINE }, () => 0);
  for (const line of lines)
    for (let at = 0; at < Math.min(line.length, WIDEST_LINE); at += 1)
      if (line[at] !== ' ') filled[at] = (filled[at] ?? 0) + 1;
  const isBlank = filled.map((count) => count <= lines.length * (1 - MOST_BLANK));
  const gaps: Gap[] = [];
  let from = isBlank.indexOf(false);
  const last = isBlank.lastIndexOf(false);
  while (from >= 0 && from < last) {
    const start = isBlank.indexOf(true, from);
    if (start < 0 || start > last) break;
    const end = isBlank.indexOf(false, start);
    if (end - start >= NARROWEST) gaps.push([start, end]);
    from = end;
  }
  return gaps;
}

/** Without the gaps that only the longest names reach across: what stands behind such a gap is the end of a name in nearly all lines that have anything there. */
function withoutFalseGaps(gaps: readonly Gap[], lines: readonly string[]): Gap[] {
  return gaps.filter(([from, to], at) => {
    const end = gaps[at + 1]?.[0] ?? WIDEST_LINE;
    const filled = lines.filter((line) => line.slice(to, end).trim() !== '');
    const across = filled.filter((line) => !/ {2}/.test(line.slice(from, to)));
    return across.length <= filled.length / 2;
  });
}

/** The cells of a line with tabs between them; `null` where something stands across a gap. Long cells reach into it from one side. */
function cutAt(gaps: readonly Gap[], line: string): string | null {
  const cells: string[] = [];
  let start = 0;
  for (const [from, to] of gaps) {
    const slice = line.slice(from, to).padEnd(to - from);
    const blanks = / {2,}/.exec(slice);
    if (!blanks || slice.replace(blanks[0], '').trim().includes('  ')) return null;
    const end = from + blanks.index;
    cells.push(line.slice(start, end).trim());
    start = end + blanks[0].length;
  }
  cells.push(line.slice(start).trim());
  return cells.join('\t');
}
