/** One node of schema.org data, ready for JSON. */
export type StructuredNode = Readonly<Record<string, unknown>>;

export const SCHEMA = 'https://schema.org';
/** The store's own id, after the site's origin: what offers name as their seller. */
export const STORE_ID = '/#tienda';

/** As it may stand inside a script element: a name with `</script>` in it must not end it. */
export function structuredText(nodes: readonly (StructuredNode | null)[]): string {
  return JSON.stringify(nodes.filter(Boolean)).replaceAll('<', '\\u003c');
}
