import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { searchPath } from '../paths.ts';
import type { SuggestionsProps } from '../shell/late-parts.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { suggest } from './suggest.ts';
import { useNotedSearch } from './use-noted-search.ts';
import { useSearchAnswer } from './use-search-answer.ts';

const LEAST_LETTERS = 2;

/**
 * The combobox of a search box: the text stays in the field, the arrow keys move through the list and Enter follows the selected option, or
 * searches if none is selected. ARIA attributes are set on the field itself, which exists before this code has loaded.
 */
export function Suggestions({ field, listId, onFollowed }: SuggestionsProps) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  // By its address, because a later answer may put others before it.
  const [chosen, setChosen] = useState<string | null>(null);
  const catalogue = useCatalogue((state) => state.catalogue);
  const byId = useCatalogue((state) => selectProductIndex(state).byId);
  const query = typed.trim();
  const isAsking = query.length >= LEAST_LETTERS;
  const answer = useSearchAnswer(isAsking ? query : '');

  const suggestions = useMemo(
    () => (isAsking && answer ? suggest(answer, catalogue, byId) : []),
    [isAsking, answer, catalogue, byId],
  );
  const isShown = isOpen && isAsking && answer !== null;
  const count = suggestions.length;
  const active = suggestions.findIndex(({ href }) => href === chosen);
  const sentence = answer?.query === query ? answer.advice?.sentence : undefined;

  // Of what is typed only what finds nothing is counted: the rest is counted where its results are shown.
  const isInVain = isShown && answer.query === query && answer.ids.length + answer.places.length === 0;
  useNotedSearch(query, isInVain && byId.size > 0 ? true : null);

  useEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    // The field may hold text that was typed before this code had loaded.
    const onInput = (): void => {
      setTyped(current.value);
      setOpen(true);
      setChosen(null);
    };
    // What was already searched with Enter is not suggested over its own results.
    const isAnswered = `${location.pathname}${location.search}` === searchPath(current.value.trim());
    if (document.activeElement === current && current.value && !isAnswered) onInput();
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && current.form?.contains(relatedTarget))) setOpen(false);
    };
    const onSubmit = (): void => setOpen(false);
    const { form } = current;
    current.addEventListener('input', onInput);
    current.addEventListener('focusout', onLeave);
    form?.addEventListener('submit', onSubmit);
    return () => {
      current.removeEventListener('input', onInput);
      current.removeEventListener('focusout', onLeave);
      form?.removeEventListener('submit', onSubmit);
    };
  }, [field]);

  // A ref to the newest handler, so that the listener is not bound again at every letter. Set with the list and not after it is painted:
  // an Escape between the two would meet the handler of the closed list, and the browser would empty the field.
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  useLayoutEffect(() => {
    onKey.current = (event) => {
      if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        setChosen(null);
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (count === 0) return;
        event.preventDefault();
        setOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // One position more than there are suggestions: none selected.
        setChosen(suggestions[((active + 1 + step + count + 1) % (count + 1)) - 1]?.href ?? null);
      } else if (event.key === 'Enter' && isShown && active >= 0) {
        const followed = suggestions[active];
        if (!followed) return;
        event.preventDefault();
        setOpen(false);
        onFollowed();
        navigate(followed.href);
      }
    };
  });
  useEffect(() => {
    const { current } = field;
    const listener = (event: KeyboardEvent): void => onKey.current?.(event);
    current?.addEventListener('keydown', listener);
    return () => current?.removeEventListener('keydown', listener);
  }, [field]);

  useEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    const set = (name: string, value: string | null): void =>
      value === null ? current.removeAttribute(name) : current.setAttribute(name, value);
    const hasList = isShown && count > 0;
    set('aria-expanded', String(hasList));
    set('aria-activedescendant', hasList && active >= 0 ? `${listId}-${active}` : null);
    return () => {
      set('aria-expanded', 'false');
      set('aria-activedescendant', null);
    };
  }, [field, listId, isShown, count, active]);

  return (
    <>
      <output className="visually-hidden">{isShown && [sentence, countText(count)].filter(Boolean).join(' ')}</output>
      {isShown && count > 0 && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          active={active}
          all={searchPath(query)}
          query={query}
          sentence={sentence}
          onFollowed={() => {
            setOpen(false);
            onFollowed();
          }}
        />
      )}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Sin sugerencias. Enter busca en todo el catálogo.';
  return count === 1 ? '1 sugerencia' : `${count} sugerencias`;
}
