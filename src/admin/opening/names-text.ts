/** `«A», «B» y «C»`. */
export function namesText(names: readonly string[]): string {
  const quoted = names.map((name) => `«${name}»`);
  return new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(quoted);
}
