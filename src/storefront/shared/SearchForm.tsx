import { Suspense, useContext, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { paths, SEARCH_FIELD, searchPath } from '../paths.ts';
import { SuggestionsContext } from './suggestions.ts';

interface SearchFormProps {
  readonly placeholder?: string;
  readonly onSearched?: () => void;
}

/** The search box of the header, the drawer and the pages. On the results page it shows what they are results of. */
export function SearchForm({ placeholder = 'Busca en el catálogo', onSearched }: SearchFormProps) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const renderSuggestions = useContext(SuggestionsContext);
  const [isUsed, setUsed] = useState(false);
  const query = path === paths.search ? (new URLSearchParams(search).get(SEARCH_FIELD) ?? '') : '';

  return (
    <SearchBox
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
        isUsed && (
          <ErrorBoundary Fallback={NoSuggestions}>
            <Suspense fallback={null}>
              {renderSuggestions({ field: box, listId, onFollowed: () => onSearched?.() })}
            </Suspense>
          </ErrorBoundary>
        )
      }
    />
  );
}

/** Suggestions are a help: where they fail, the form is what it was. */
function NoSuggestions() {
  return null;
}
