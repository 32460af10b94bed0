import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { SearchIcon } from './icons/SearchIcon.tsx';
import css from './SearchBox.module.css';

interface SearchBoxProps {
  /** Which of the page's search boxes it is. */
  readonly label: string;
  /** Where the form goes by itself, before or without the script. */
  readonly action: string;
  readonly name: string;
  /** What is being looked for now; the box follows it. */
  readonly query: string;
  readonly placeholder: string;
  readonly onSearch: (query: string) => void;
  readonly onFocus: () => void;
  /** A list of suggestions, by the id that the field names; it says on the field itself what it shows. */
  readonly renderList: (field: RefObject<HTMLInputElement | null>, listId: string) => ReactNode;
}

/** A real search form: Enter and the magnifier do the same thing. */
export function SearchBox({ label, action, name, query, placeholder, onSearch, onFocus, renderList }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  useEffect(() => {
    // Not a key or a controlled value: either would cost the field its focus or the person's half-typed words.
    if (field.current) field.current.value = query;
  }, [query]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed) onSearch(typed);
    else field.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is younger than many screen readers.
    <form role="search" aria-label={label} action={action} method="get" className={css['box']} onSubmit={submit}>
      {/* A closed combobox from the start: a field that changed its role under the finger would be read aloud twice. */}
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
