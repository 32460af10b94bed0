import { useMemo } from 'react';
import { kindName, USUAL_KINDS } from '#domain/staff/log/log-kinds.ts';
import type { LogLine } from '#domain/staff/log/log-line.ts';
import type { LogQuery } from '#domain/staff/log/log-query.ts';
import { Filter, ListFilters } from '../shared/lists/ListFilters.tsx';
import css from './LogControls.module.css';

interface LogControlsProps {
  readonly query: LogQuery;
  readonly onChange: (change: Partial<LogQuery>) => void;
  /** Of the staff, by uid. */
  readonly names: ReadonlyMap<string, string>;
  /** The lines that were read. They may name people and kinds that are not among the usual ones. */
  readonly lines: readonly LogLine[];
}

/** The search and the filters of the log. */
export function LogControls({ query, onChange, names, lines }: LogControlsProps) {
  const people = useMemo(() => {
    const known = new Map(lines.map(({ by, email }) => [by, email]));
    for (const [uid, name] of names) known.set(uid, name);
    return [...known].map(([value, name]) => ({ value, name })).sort((a, b) => a.name.localeCompare(b.name, 'es'));
  }, [lines, names]);
  const kinds = useMemo(() => [...new Set([...USUAL_KINDS, ...lines.flatMap((line) => line.kinds)])], [lines]);
  return (
    <ListFilters
      label="Buscar en la bitácora"
      placeholder="Nombre, cambio o equipo"
      text={query.text}
      onText={(text) => onChange({ text })}
    >
      <Filter
        label="Persona"
        value={query.person}
        options={withChosen(query.person, [{ value: '', name: 'Todo el personal' }, ...people])}
        onChange={(person) => onChange({ person })}
        hasLateOptions
      />
      <Filter
        label="Clase"
        value={query.kind}
        options={withChosen(query.kind, [
          { value: '', name: 'Todas las clases' },
          ...kinds.map((kind) => ({ value: kind, name: kindName(kind) })),
        ])}
        onChange={(kind) => onChange({ kind })}
      />
      <DayField label="Desde" value={query.from} max={query.to} onChange={(from) => onChange({ from })} />
      <DayField label="Hasta" value={query.to} min={query.from} onChange={(to) => onChange({ to })} />
    </ListFilters>
  );
}

interface Option {
  readonly value: string;
  readonly name: string;
}

/** The address may name a person who has no line among those that were read. */
function withChosen(chosen: string, options: readonly Option[]): readonly Option[] {
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, name: chosen }];
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
