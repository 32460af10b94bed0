import { useLocation, useSearch } from 'wouter';

/** What the address says of a list. */
export interface ListAddress {
  readonly words: string;
  /** As written, which may be no state. */
  readonly state: string | null;
  readonly setWords: (words: string) => void;
  /** Empty for the state that the list shows by itself. */
  readonly setState: (state: string) => void;
}

/** The words and the state that a list is narrowed by. They are in the address, so that a reload and the way back show the same. */
export function useListAddress(path: string): ListAddress {
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  function set(field: string, value: string) {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(field);
    else next.set(field, value);
    go(`${path}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
  }
  return {
    words: search.get('buscar') ?? '',
    state: search.get('estado'),
    setWords: (words) => set('buscar', words),
    setState: (state) => set('estado', state),
  };
}
