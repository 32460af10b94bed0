import { useEffect, useState } from 'react';
import type { Invitation } from '#domain/staff/people/invitations.ts';
import { type ListedPerson, withOverlay } from '#domain/staff/people/person-edit.ts';
import { rolesManagedBy, type StaffMember, type StaffRole } from '#domain/staff/people/roles.ts';
import { selectOverlay, useJournal } from '#store/journal-store.ts';
import { whileWatched } from '../shared/documents/while-watched.ts';
import { useStaff } from '../staff.ts';

const onFailure = (reason: unknown): void => console.info('Todavía no hay lista del personal', reason);

/** Everybody who works here, updated live, with this device's unsent edits; `null` while nothing is known. Active people first, then by name. */
export function usePeople(): readonly ListedPerson[] | null {
  const { backend } = useStaff();
  const [people, setPeople] = useState<readonly ListedPerson[] | null>(null);
  const overlay = useJournal(selectOverlay);
  useEffect(() => whileWatched(() => backend.watchPeople(setPeople), onFailure), [backend]);
  return (
    people &&
    people
      .map((person) => withOverlay(person, overlay))
      .sort((a, b) => Number(b.isActive) - Number(a.isActive) || personName(a).localeCompare(personName(b), 'es'))
  );
}

/** The invitations that nobody has used yet, updated live: those to the roles that the person manages. */
export function useInvitations(role: StaffRole | null): readonly Invitation[] {
  const { backend } = useStaff();
  const [invitations, setInvitations] = useState<readonly Invitation[]>([]);
  useEffect(() => {
    const roles = rolesManagedBy(role);
    if (roles.length === 0) return undefined;
    return whileWatched(() => backend.watchInvitations(roles, setInvitations), onFailure);
  }, [backend, role]);
  return invitations.filter(({ isUsed }) => !isUsed).toSorted((a, b) => b.until - a.until);
}

export const personName = ({ name, email }: Pick<StaffMember, 'name' | 'email'>): string =>
  name || email || 'Sin nombre';
