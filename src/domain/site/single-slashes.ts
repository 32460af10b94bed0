/** The path with single slashes. No address of the shop has two together, and a browser takes a redirect that begins with two for another site. */
export const singleSlashes = (path: string): string => path.replace(/\/{2,}/g, '/');
