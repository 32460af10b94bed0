/**
 * What a spreadsheet puts on the clipboard, by rows and columns: cells parted by tabs, rows by line breaks, and a cell that has either of them in
 * quotes. The last line break ends the last row and begins none.
 */
export function pastedRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted cell, or one that runs to the next tab or line break; and what ends it.
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    const isOver = end === '';
    // Behind the last line break there is nothing.
    if (isOver && row.length === 0 && quoted === undefined && plain === '') break;
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (isOver) break;
  }
  return rows;
}
