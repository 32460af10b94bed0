import { paths } from '../paths.ts';

let last = '';

/** The list as it was left, so that a form leads back to it and not to its beginning. */
export function rememberList(search: string): void {
  last = search;
}

export const listAddress = (): string => (last ? `${paths.products}?${last}` : paths.products);
