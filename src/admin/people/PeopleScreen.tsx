import { useState } from 'react';
import { mayMakerStillInvite } from '#domain/staff/people/invitations.ts';
import { rolesManagedBy } from '#domain/staff/people/roles.ts';
import { useConnection } from '#store/connection-store.ts';
import { selectRole, selectUid, useSession } from '#store/session-store.ts';
import { Button } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { RowList } from '../shared/lists/RowList.tsx';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { useMinute } from '../shared/screen/use-minute.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import css from './People.module.css';
import { PersonDialog } from './PersonDialog.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useFactorHolders } from './use-factor-holders.ts';
import { useInvitations, usePeople } from './use-people.ts';
import { usePeopleActions } from './use-people-actions.ts';

/** `/admin/personal`: who works here, with what role, and who is invited. */
export function PeopleScreen() {
  const role = useSession(selectRole);
  const uid = useSession(selectUid);
  const isOnline = useConnection((state) => state.reachable);
  const people = usePeople();
  const invitations = useInvitations(role);
  const actions = usePeopleActions();
  const factors = useFactorHolders(role, isOnline);
  const now = useMinute();
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const managed = rolesManagedBy(role);
  const person = people?.find((one) => one.uid === chosen);

  return (
    <ListLayout
      title="Personal"
      actions={
        <Button disabled={!isOnline} onClick={() => setInviting(true)}>
          <PlusIcon size={18} /> Invitar
        </Button>
      }
    >
      <Intro problem={person ? '' : actions.problem}>
        {isOnline
          ? 'Quién entra al área de personal y qué puede hacer. Los cambios valen al momento en todos los equipos.'
          : 'Sin conexión puedes ver quién es del personal y cambiar su nombre, su rol o su acceso: vale cuando se envíe. Para invitar hace falta conexión.'}
      </Intro>
      {people === null ? (
        <p aria-busy>Leyendo la lista…</p>
      ) : (
        <RowList label="Personal">
          {people.map((one) => (
            <PersonRow
              key={one.uid}
              person={one}
              isMe={one.uid === uid}
              // One's own role and access are another owner's to change, so that an owner always remains.
              mayChange={one.uid !== uid && managed.includes(one.role)}
              hasFactor={factors.holders?.has(one.uid) === true}
              onChange={() => {
                actions.forgetProblem();
                setChosen(one.uid);
              }}
            />
          ))}
        </RowList>
      )}
      <p className={css['hint']}>
        Nadie cambia su propio rol ni se quita a sí mismo: lo hace otro dueño. Así siempre queda alguien que puede
        entrar.
      </p>
      {invitations.length > 0 && (
        <section className={css['section']} aria-labelledby="invitaciones">
          <h2 id="invitaciones" className={css['heading']}>
            Invitaciones
          </h2>
          <RowList label="Invitaciones">
            {invitations.map((one) => (
              <InvitationRow
                key={one.code}
                invitation={one}
                now={now}
                isOnline={isOnline}
                isMakerAllowed={people === null || mayMakerStillInvite(one, people)}
                // The row goes when it is done; why it is not is said above.
                onWithdraw={() => void actions.withdraw(one.code)}
              />
            ))}
          </RowList>
        </section>
      )}
      <InviteDialog
        role={role}
        known={people?.map(({ email }) => email) ?? []}
        open={isInviting}
        onClose={() => setInviting(false)}
      />
      {person && (
        <PersonDialog
          person={person}
          role={role}
          actions={actions}
          isOnline={isOnline}
          resetFactor={factors.holders?.has(person.uid) ? () => factors.reset(person.uid) : null}
          onClose={() => setChosen(null)}
        />
      )}
    </ListLayout>
  );
}
