/**
 * The fields of one line in which a quote stands where none may: a field ends at the first quote before a delimiter, as `"Codo 1/2""` does, and a
 * quote that nothing closes before the next field begins is a letter, as in `"Y" PVC`.
 */
export function looseFields(line: string, delimiter: string): string[] {
  const fields: string[] = [];
  for (let at = 0; ; at += 1) {
    const close = line[at] === '"' ? closingQuote(line, at, delimiter) : -1;
    if (close < 0) {
      const next = line.indexOf(delimiter, at);
      const end = next < 0 ? line.length : next;
      fields.push(line.slice(at, end));
      at = end;
    } else {
      fields.push(line.slice(at + 1, close).replaceAll('""', '"'));
      at = close + 1;
    }
    if (at >= line.length) return fields;
  }
}

function closingQuote(line: string, open: number, delimiter: string): number {
  for (let at = line.indexOf('"', open + 1); at >= 0; at = line.indexOf('"', at + 1)) {
    if (at + 1 === line.length || line[at + 1] === delimiter) return at;
    if (line[at - 1] === delimiter) return -1;
  }
  return -1;
}
