import type { PairedKiosk } from '#domain/kiosk/kiosk-lock.ts';
import { Button } from '#ui/Button.tsx';
import { ActionRow, QuietAction } from '../shared/lists/ActionRow.tsx';

interface KioskRowProps {
  readonly kiosk: PairedKiosk;
  readonly isOnline: boolean;
  readonly onLink: () => void;
  readonly onPin: () => void;
  readonly onRemove: () => void;
}

/** A paired kiosk and what can be done with it. */
export function KioskRow({ kiosk: { name, lock }, isOnline, onLink, onPin, onRemove }: KioskRowProps) {
  return (
    <ActionRow
      name={name}
      note={`PIN de ${lock.digits} números`}
      actions={
        <>
          <QuietAction label={`Quitar el kiosko ${name}`} disabled={!isOnline} onClick={onRemove}>
            Quitar
          </QuietAction>
          <Button look="outline" disabled={!isOnline} aria-label={`Cambiar el PIN de ${name}`} onClick={onPin}>
            Cambiar PIN
          </Button>
          <Button look="outline" aria-label={`Ver el enlace de ${name}`} onClick={onLink}>
            Ver enlace
          </Button>
        </>
      }
    />
  );
}
