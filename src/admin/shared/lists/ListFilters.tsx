import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon } from '#ui/icons/ChevronDownIcon.tsx';
import { SearchIcon } from '#ui/icons/SearchIcon.tsx';
import css from './ListFilters.module.css';

interface ListFiltersProps {
  /** What is searched: `Buscar productos`. */
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly children: ReactNode;
}

/** What a long list is narrowed by: its search, which `/` focuses, and what is beside it. */
export function ListFilters({ label, placeholder, text, onText, children }: ListFiltersProps) {
  return (
    <search className={css['controls']}>
      <span className={css['search']}>
        <SearchIcon size={18} />
        <input
          type="search"
          className={css['input']}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </span>
      {children}
    </search>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  /** The first filters nothing. */
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
  /** Whether options come later: the field is then as wide as it may be, so that what is beside it stays in its place. */
  readonly hasLateOptions?: boolean;
}

/** One choice that narrows a list. */
export function Filter({ label, value, options, onChange, hasLateOptions = false }: FilterProps) {
  return (
    <span className={css['filter']}>
      <select
        className={classNames(css['select'], hasLateOptions && css['fixed'])}
        aria-label={label}
        data-active={value === options[0]?.value ? undefined : ''}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={14} />
    </span>
  );
}
