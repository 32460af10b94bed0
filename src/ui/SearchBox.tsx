import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { SearchIcon } from './icons/SearchIcon.tsx';
import css from './SearchBox.module.css';

interface SearchBoxProps {
  /** The accessible name of the form, to tell the page's search boxes apart. */
  readonly label: string;
  /** The address that the form submits to before or without the script. */
  readonly action: string;
  readonly name: string;
  /** The current search; the field shows it whenever it changes. */
  readonly query: string;
  readonly placeholder: string;
  readonly onSearch: (query: string) => void;
  readonly onFocus: () => void;
  /** The list of suggestions, with the id that the field refers to. The list sets the field's ARIA state itself. */
  readonly renderList: (field: RefObject<HTMLInputElement | null>, listId: string) => ReactNode;
}

/** A search form, which works without the script too. Enter and the magnifier submit it. */
export function SearchBox({ label, action, name, query, placeholder, onSearch, onFocus, renderList }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const shown = useRef(query);
  useEffect(() => {
    // Not when the page is taken over: somebody may have begun to type in what came as HTML.
    if (!field.current || shown.current === query) return;
    shown.current = query;
    // Set directly, because a `key` would lose the focus and a controlled value would overwrite half-typed words.
    field.current.value = query;
  }, [query]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed) onSearch(typed);
    else field.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many screen readers do not know the element `search`.
    <form role="search" aria-label={label} action={action} method="get" className={css['box']} onSubmit={submit}>
      {/* A closed combobox from the start, because a field whose role changes while it has the focus is read aloud twice. */}
      <input
        ref={field}
        className={css['field']}
        type="search"
        role="combobox"
        aria-expanded="false"
        aria-controls={listId}
        aria-autocomplete="list"
        name={name}
        defaultValue={query}
        placeholder={placeholder}
        aria-label="Buscar en el catálogo"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={onFocus}
      />
      <button type="submit" className={css['go']} aria-label="Buscar">
        <SearchIcon size={18} />
      </button>
      {renderList(field, listId)}
    </form>
  );
}
