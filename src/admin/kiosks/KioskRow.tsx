import type { PairedKiosk } from '#domain/kiosk/kiosk-lock.ts';
import { Button } from '#ui/Button.tsx';
import css from './Kiosks.module.css';

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
    <li className={css['row']}>
      <div className={css['what']}>
        <p className={css['name']}>{name}</p>
        <p className={css['note']}>PIN de {lock.digits} números</p>
      </div>
      <div className={css['actions']}>
        <button
          type="button"
          className={css['quiet']}
          disabled={!isOnline}
          aria-label={`Quitar el kiosko ${name}`}
          onClick={onRemove}
        >
          Quitar
        </button>
        <Button look="outline" disabled={!isOnline} aria-label={`Cambiar el PIN de ${name}`} onClick={onPin}>
          Cambiar PIN
        </Button>
        <Button look="outline" aria-label={`Ver el enlace de ${name}`} onClick={onLink}>
          Ver enlace
        </Button>
      </div>
    </li>
  );
}
