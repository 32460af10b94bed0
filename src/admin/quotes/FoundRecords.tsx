import { AppLink } from '#ui/AppLink.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import css from './PersonData.module.css';
import type { PersonRecord } from './person-records.ts';

interface FoundRecordsProps {
  readonly records: readonly PersonRecord[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** What is kept of a person: each has a link to correct it and a box that marks it to be copied or erased. */
export function FoundRecords({ records, chosen, onChoose }: FoundRecordsProps) {
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }
  return (
    <ul className={css['found']} aria-label="Lo encontrado">
      {records.map(({ id, kind, folio, nombre, text, href }) => (
        <li key={id}>
          <CheckField checked={chosen.has(id)} onChange={() => toggle(id)}>
            {kind} {folio}&nbsp;· {nombre || 'Sin nombre'}
          </CheckField>
          <p>{text}</p>
          <AppLink href={href}>
            Abrir<span className="visually-hidden"> {folio}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
