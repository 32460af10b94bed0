/** Order of strings by their UTF-8 bytes. JavaScript's own `<` puts surrogate pairs before U+E000–FFFF; UTF-8 puts them after. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) {
      const xIsSurrogate = isSurrogate(x);
      return xIsSurrogate === isSurrogate(y) ? x - y : xIsSurrogate ? 1 : -1;
    }
  }
  return a.length - b.length;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
