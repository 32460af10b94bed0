import { useState } from 'react';
import type { Invitation } from '#domain/staff/people/invitations.ts';
import { roleLabel } from '#domain/staff/people/roles.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Chip } from '../shared/lists/Chip.tsx';
import { momentText } from '../shared/texts/moment-text.ts';
import { InvitationCode } from './InvitationCode.tsx';
import css from './People.module.css';

interface InvitationRowProps {
  readonly invitation: Invitation;
  /** Milliseconds. */
  readonly now: number;
  readonly isOnline: boolean;
  readonly onWithdraw: () => void;
}

/** Somebody who was invited and has not come in yet. */
export function InvitationRow({ invitation, now, isOnline, onWithdraw }: InvitationRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { code, email, name, role, until } = invitation;
  const isOver = until <= now;
  return (
    <li className={css['row']}>
      <div className={css['what']}>
        <p className={css['name']}>{name || email}</p>
        <p className={css['note']}>
          {name && `${email} · `}
          {isOver ? 'venció' : 'vence'} el {momentText(until)}
        </p>
      </div>
      <div className={css['chips']}>
        <Chip tone="plain">{roleLabel(role)}</Chip>
        <Chip tone={isOver ? 'red' : 'amber'}>{isOver ? 'Vencida' : 'Por aceptar'}</Chip>
      </div>
      <div className={css['actions']}>
        <button
          type="button"
          className={css['quiet']}
          disabled={!isOnline}
          aria-label={`Retirar invitación: ${name || email}`}
          onClick={onWithdraw}
        >
          Retirar
        </button>
        {!isOver && (
          <Button look="outline" aria-label={`Ver enlace: ${name || email}`} onClick={() => setOpen(true)}>
            Ver enlace
          </Button>
        )}
      </div>
      <Dialog
        title="Invitación"
        open={isOpen}
        onCancel={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Listo</Button>}
      >
        <InvitationCode code={code} email={email} />
      </Dialog>
    </li>
  );
}
