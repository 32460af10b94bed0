import { collectionName } from '#domain/staff/forms/field-labels.ts';
import { useSession } from '#store/session-store.ts';
import { Button } from '#ui/Button.tsx';
import { ActionRow, QuietAction } from '../shared/lists/ActionRow.tsx';
import { Chip } from '../shared/lists/Chip.tsx';
import { momentText } from '../shared/texts/moment-text.ts';
import type { TrashItem } from './use-trash.ts';

interface TrashRowProps {
  readonly item: TrashItem;
  /** The names of the staff, by uid. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether it comes back as soon as the shop has been read. */
  readonly isHeld: boolean;
  readonly onRestore: () => void;
  readonly onErase: () => void;
}

/** One thing in the trash: what it is, who deleted it and when, and for how long it stays. */
export function TrashRow({ item, names, isHeld, onRestore, onErase }: TrashRowProps) {
  const { name, main, by, at, daysLeft, isWaiting } = item;
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  const who = by === uid ? 'Tú' : (names.get(by) ?? 'Alguien más');
  const waiting = isHeld ? 'Por restaurar' : isWaiting ? 'Por enviar' : '';
  return (
    <ActionRow
      name={name}
      note={
        <>
          {collectionName(main.collection)}&nbsp;· {who}, {momentText(at)}&nbsp;· {daysLeft === 1 ? 'queda' : 'quedan'}{' '}
          {daysLeft} {daysLeft === 1 ? 'día' : 'días'}
        </>
      }
      chips={waiting && <Chip tone="amber">{waiting}</Chip>}
      actions={
        <>
          <QuietAction label={`Eliminar para siempre: ${name}`} onClick={onErase}>
            Eliminar para siempre
          </QuietAction>
          <Button look="outline" aria-label={`Restaurar: ${name}`} onClick={onRestore}>
            Restaurar
          </Button>
        </>
      }
    />
  );
}
