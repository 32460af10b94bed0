import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SEARCH_FIELD } from '#domain/site/query-fields.ts';
import { isHere } from '#ui/is-here.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { paths, searchPath } from '../paths.ts';
import { LatePart } from './LatePart.tsx';

interface SearchFormProps {
  /** The name of this search landmark, where a page has several. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly onSearched?: () => void;
}

/** The search box of the header, the drawer and the pages. On the results page it contains the query. */
export function SearchForm({
  label = 'Buscador de la página',
  placeholder = 'Busca en el catálogo',
  onSearched,
}: SearchFormProps) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [isUsed, setUsed] = useState(false);
  const query = path === paths.search ? (new URLSearchParams(search).get(SEARCH_FIELD) ?? '') : '';

  return (
    <SearchBox
      label={label}
      action={paths.search}
      name={SEARCH_FIELD}
      query={query}
      placeholder={placeholder}
      onFocus={() => setUsed(true)}
      onSearch={(typed) => {
        onSearched?.();
        const found = searchPath(typed);
        navigate(found, { replace: isHere(found, location.href) });
      }}
      renderList={(box, listId) =>
        isUsed && <LatePart part="suggestions" props={{ field: box, listId, onFollowed: () => onSearched?.() }} />
      }
    />
  );
}
