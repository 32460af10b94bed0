import type { ListedPerson } from '#domain/staff/people/person-edit.ts';
import { roleLabel } from '#domain/staff/people/roles.ts';
import { Button } from '#ui/Button.tsx';
import { ActionRow } from '../shared/lists/ActionRow.tsx';
import { Chip } from '../shared/lists/Chip.tsx';
import { StateChip } from '../shared/lists/StateChip.tsx';
import { agoSince } from '../shared/texts/ago-text.ts';
import css from './People.module.css';
import { personName } from './use-people.ts';

interface PersonRowProps {
  readonly person: ListedPerson;
  readonly isMe: boolean;
  /** Whether the signed-in person may change this one. */
  readonly mayChange: boolean;
  /** Whether the person has a second factor, as far as it is known. */
  readonly hasFactor: boolean;
  readonly onChange: () => void;
}

/** One person: who, what they may, and when they were last here. */
export function PersonRow({ person, isMe, mayChange, hasFactor, onChange }: PersonRowProps) {
  const name = personName(person);
  return (
    <ActionRow
      hasColumns
      name={
        <>
          {name}
          {isMe && <span className={css['me']}> (tú)</span>}
        </>
      }
      note={
        <>
          {person.email && person.email !== name && `${person.email}\u00a0· `}
          {person.seenAt === null ? 'todavía no ha entrado' : `entró ${agoSince(person.seenAt)}`}
        </>
      }
      chips={
        <>
          <Chip tone={person.role === 'dueno' ? 'amber' : 'plain'}>{roleLabel(person.role)}</Chip>
          {hasFactor && <Chip tone="plain">Dos pasos</Chip>}
          <Chip tone={person.isActive ? 'green' : 'red'}>{person.isActive ? 'Con acceso' : 'Sin acceso'}</Chip>
          {person.entry && <StateChip state={person.entry.state} />}
        </>
      }
      actions={
        mayChange && (
          <Button look="outline" aria-label={`Cambiar: ${name}`} onClick={onChange}>
            Cambiar
          </Button>
        )
      }
    />
  );
}
