/** A sentence of texts that may be absent or end with a point of their own, such as `2:05 p.m.`: it ends with one point. */
export function sentence(...parts: readonly string[]): string {
  const text = parts.filter(Boolean).join(' ');
  return text.endsWith('.') ? text : `${text}.`;
}
