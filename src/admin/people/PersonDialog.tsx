import { useState } from 'react';
import { checkPersonName } from '#domain/staff/people/invitations.ts';
import type { ListedPerson } from '#domain/staff/people/person-edit.ts';
import { roleLabel, roleSummary, rolesManagedBy, type StaffRole } from '#domain/staff/people/roles.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './People.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ResetFactor } from './ResetFactor.tsx';
import { personName } from './use-people.ts';
import type { PeopleActions } from './use-people-actions.ts';

interface PersonDialogProps {
  readonly person: ListedPerson;
  /** The role of the person who makes the change. */
  readonly role: StaffRole | null;
  readonly actions: PeopleActions;
  readonly isOnline: boolean;
  /** Takes the person's second factor away; `null` where there is none. */
  readonly resetFactor: (() => Promise<boolean>) | null;
  readonly onClose: () => void;
}

/** Everything that can be changed of a colleague. */
export function PersonDialog({ person, role, actions, isOnline, resetFactor, onClose }: PersonDialogProps) {
  // What is not touched follows the person: another owner may change it meanwhile, and saving the rest does not take that back.
  const [typed, setTyped] = useState<{ readonly name?: string; readonly role?: StaffRole }>({});
  const { name = person.name, role: chosen = person.role } = typed;
  const [isRemoving, setRemoving] = useState(false);
  const { busy, problem, change, endSessions, remove } = actions;
  const who = personName(person);

  async function save() {
    if (checkPersonName(name)) return;
    const hasNewRole = chosen !== person.role;
    const title = hasNewRole ? `${who} ahora es ${roleLabel(chosen)}` : `${who}: nombre`;
    const isDone = await change(person, title, {
      ...(hasNewRole && { role: chosen }),
      ...(name.trim() !== person.name && { name: name.trim() }),
    });
    if (isDone) onClose();
  }
  const act = (work: Promise<boolean>): void => void work.then((isDone) => isDone && onClose());

  if (isRemoving) {
    return (
      <RemoveDialog
        name={who}
        busy={busy}
        problem={problem}
        onCancel={() => setRemoving(false)}
        onRemove={() => act(remove(person.uid, `${who} deja el personal`))}
      />
    );
  }
  return (
    <Dialog
      title={who}
      open
      onCancel={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancelar
          </Button>
          {/* It closes when it is done, and says why when it is not. */}
          <Button
            aria-busy={busy}
            disabled={chosen === person.role && name.trim() === person.name}
            onClick={() => void save()}
          >
            Guardar
          </Button>
        </>
      }
    >
      <div className={css['fields']}>
        {person.email && person.email !== who && <p className={css['note']}>{person.email}</p>}
        <PersonFields
          name={name}
          chosen={chosen}
          roles={rolesManagedBy(role)}
          onChange={(change) => setTyped({ ...typed, ...change })}
        />
        <ul className={css['more']} aria-label="Acceso">
          <li>
            <button
              type="button"
              onClick={() =>
                act(
                  change(person, `${who}: ${person.isActive ? 'se desactiva' : 'se reactiva'}`, {
                    isActive: !person.isActive,
                  }),
                )
              }
            >
              {person.isActive ? 'Desactivar' : 'Reactivar'}
            </button>
            <span>
              {person.isActive ? 'Pierde el acceso al momento y se puede reactivar.' : 'Recupera el acceso con su rol.'}
            </span>
          </li>
          {person.isActive && (
            <li>
              <button
                type="button"
                disabled={!isOnline}
                onClick={() => act(endSessions(person.uid, `${who}: se cierran sus sesiones`))}
              >
                Cerrar sesión en todos lados
              </button>
              <span>Por si perdió un equipo: tendrá que volver a entrar en todos.</span>
            </li>
          )}
          {resetFactor && <ResetFactor onReset={resetFactor} />}
          <li>
            <button type="button" disabled={!isOnline} onClick={() => setRemoving(true)}>
              Quitar del personal
            </button>
            <span>Para quien ya no trabaja aquí.</span>
          </li>
        </ul>
        {!isOnline && (
          <p className={css['note']}>
            Sin conexión: lo que cambies aquí queda en este equipo y vale cuando se envíe. Para cerrar sesiones o quitar
            a alguien hace falta conexión.
          </p>
        )}
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      </div>
    </Dialog>
  );
}

interface PersonFieldsProps {
  readonly name: string;
  readonly chosen: StaffRole;
  /** What may be chosen. */
  readonly roles: readonly StaffRole[];
  readonly onChange: (change: { readonly name?: string; readonly role?: StaffRole }) => void;
}

function PersonFields({ name, chosen, roles, onChange }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label="Nombre"
        name="nombre-persona"
        value={name}
        onChange={(value) => onChange({ name: value })}
        problem={checkPersonName(name) || undefined}
      />
      <ChoiceField
        label="Rol"
        name="rol-persona"
        value={chosen}
        options={roles.map((value) => ({ value, name: roleLabel(value) }))}
        onChange={(value) => onChange({ role: roles.find((one) => one === value) ?? chosen })}
        hint={roleSummary(chosen)}
      />
    </>
  );
}
