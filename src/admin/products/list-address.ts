import { paths } from '../paths.ts';

let last = '';

/** The last address of the list, so that a form's back link keeps its search, filters and order. */
export function rememberList(search: string): void {
  last = search;
}

export const listAddress = (): string => (last ? `${paths.products}?${last}` : paths.products);
