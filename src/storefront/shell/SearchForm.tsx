import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SearchBox } from '#ui/SearchBox.tsx';
import { paths, SEARCH_FIELD, searchPath } from '../paths.ts';
import { LatePart } from './LatePart.tsx';

interface SearchFormProps {
  /** Which of the page's boxes it is, for those who walk from landmark to landmark. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly onSearched?: () => void;
}

/** The search box of the header, the drawer and the pages. On the results page it shows what they are results of. */
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
        navigate(searchPath(typed));
      }}
      renderList={(box, listId) =>
        isUsed && <LatePart part="suggestions" props={{ field: box, listId, onFollowed: () => onSearched?.() }} />
      }
    />
  );
}
