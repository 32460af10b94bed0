import { useState } from 'react';
import type { Invitation } from '#domain/staff/people/invitations.ts';
import { roleLabel } from '#domain/staff/people/roles.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ActionRow, QuietAction } from '../shared/lists/ActionRow.tsx';
import { Chip } from '../shared/lists/Chip.tsx';
import { momentText } from '../shared/texts/moment-text.ts';
import { InvitationCode } from './InvitationCode.tsx';

interface InvitationRowProps {
  readonly invitation: Invitation;
  /** Milliseconds. */
  readonly now: number;
  readonly isOnline: boolean;
  /** Whether the person who made it may still give its role. */
  readonly isMakerAllowed: boolean;
  readonly onWithdraw: () => void;
}

/** Somebody who was invited and has not come in yet. */
export function InvitationRow({ invitation, now, isOnline, isMakerAllowed, onWithdraw }: InvitationRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { code, email, name, role, until } = invitation;
  const isOver = until <= now;
  const inTime = isOver ? 'Vencida' : 'Por aceptar';
  const stateText = isMakerAllowed ? inTime : 'Ya no vale';
  return (
    <ActionRow
      hasColumns
      name={name || email}
      note={
        <>
          {name && `${email}\u00a0· `}
          {isMakerAllowed
            ? `${isOver ? 'venció' : 'vence'} el ${momentText(until)}`
            : 'quien la hizo ya no puede dar este rol'}
        </>
      }
      chips={
        <>
          <Chip tone="plain">{roleLabel(role)}</Chip>
          <Chip tone={isMakerAllowed && !isOver ? 'amber' : 'red'}>{stateText}</Chip>
        </>
      }
      actions={
        <>
          <QuietAction label={`Retirar invitación: ${name || email}`} disabled={!isOnline} onClick={onWithdraw}>
            Retirar
          </QuietAction>
          {isMakerAllowed && !isOver && (
            <Button look="outline" aria-label={`Ver enlace: ${name || email}`} onClick={() => setOpen(true)}>
              Ver enlace
            </Button>
          )}
        </>
      }
    >
      <Dialog
        title="Invitación"
        open={isOpen}
        onCancel={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Listo</Button>}
      >
        <InvitationCode code={code} email={email} />
      </Dialog>
    </ActionRow>
  );
}
