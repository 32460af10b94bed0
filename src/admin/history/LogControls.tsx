import { useMemo } from 'react';
import { kindName, USUAL_KINDS } from '#domain/staff/log-kinds.ts';
import type { LogLine } from '#domain/staff/log-line.ts';
import type { LogQuery } from '#domain/staff/log-query.ts';
import { ChevronDownIcon } from '#ui/icons/ChevronDownIcon.tsx';
import { SearchIcon } from '#ui/icons/SearchIcon.tsx';
import css from './LogControls.module.css';

interface LogControlsProps {
  readonly query: LogQuery;
  readonly onChange: (change: Partial<LogQuery>) => void;
  /** Of the staff, by uid. */
  readonly names: ReadonlyMap<string, string>;
  /** What was read: it may name people and kinds of things that are not among the usual ones. */
  readonly lines: readonly LogLine[];
}

/** The search and the filters of the log. */
export function LogControls({ query, onChange, names, lines }: LogControlsProps) {
  const people = useMemo(() => {
    const known = new Map(lines.map(({ by, email }) => [by, email]));
    for (const [uid, name] of names) known.set(uid, name);
    return [...known].sort(([, a], [, b]) => a.localeCompare(b, 'es'));
  }, [lines, names]);
  const kinds = useMemo(() => [...new Set([...USUAL_KINDS, ...lines.flatMap((line) => line.kinds)])], [lines]);
  return (
    <search className={css['controls']}>
      <span className={css['search']}>
        <SearchIcon size={18} />
        <input
          type="search"
          className={css['input']}
          aria-label="Buscar en la bitácora"
          aria-keyshortcuts="/"
          placeholder="Nombre, cambio o equipo"
          autoComplete="off"
          spellCheck={false}
          value={query.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </span>
      <Filter
        label="Persona"
        value={query.person}
        options={[['', 'Todo el personal'], ...people]}
        onChange={(person) => onChange({ person })}
      />
      <Filter
        label="Clase"
        value={query.kind}
        options={[['', 'Todas las clases'], ...kinds.map((kind) => [kind, kindName(kind)] as const)]}
        onChange={(kind) => onChange({ kind })}
      />
      <DayField label="Desde" value={query.from} max={query.to} onChange={(from) => onChange({ from })} />
      <DayField label="Hasta" value={query.to} min={query.from} onChange={(to) => onChange({ to })} />
    </search>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

function Filter({ label, value, options, onChange }: FilterProps) {
  return (
    <span className={css['filter']}>
      <select
        className={css['select']}
        aria-label={label}
        data-active={value === '' ? undefined : ''}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
        {/* An address may name somebody of whom nothing was read. */}
        {!options.some(([one]) => one === value) && <option value={value}>{value}</option>}
      </select>
      <ChevronDownIcon size={14} />
    </span>
  );
}

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-21`, or empty. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  return (
    <label className={css['day']}>
      {label}
      <input
        type="date"
        className={css['date']}
        data-active={value === '' ? undefined : ''}
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
