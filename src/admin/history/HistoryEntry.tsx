import type { HistoryItem } from '#domain/staff/log/history.ts';
import { useMay, useSession } from '#store/session-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { paths, uploadPath } from '../paths.ts';
import { ChangeLines } from '../pending/ChangeLines.tsx';
import { Chip } from '../shared/lists/Chip.tsx';
import css from './HistoryList.module.css';
import { originText } from './origin-text.ts';

interface HistoryEntryProps {
  readonly item: HistoryItem;
  /** The names of the staff, by uid. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether everything is now as it was after this change. */
  readonly isNow: boolean;
  /** `null` where there is no version to go back to. */
  readonly onGoBack: (() => void) | null;
}

/** One change: who, when, with what, and what it did. */
export function HistoryEntry({ item, names, isNow, onGoBack }: HistoryEntryProps) {
  const { origin, texts, isFollowedByGap } = item;
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  const by = origin.kind === 'waiting' ? origin.entry.by.uid : origin.record.by;
  const email = origin.kind === 'waiting' ? origin.entry.by.email : origin.record.email;
  const moment = originText(origin);
  const upload = origin.kind === 'written' ? origin.record.upload : '';
  const mayReadUploads = useMay('price-uploads');
  const title = origin.kind === 'written' ? origin.record.title : '';
  return (
    <li className={css['item']}>
      {isFollowedByGap && (
        <p className={css['gap']}>
          Después de este cambio hubo otros que no se registraron. Los datos que cambiaron se quedan como están.
        </p>
      )}
      <div className={css['head']}>
        <p className={css['who']}>
          <strong>{by === uid ? 'Tú' : (names.get(by) ?? email)}</strong>, {moment}
          {origin.kind === 'written' && <span className={css['device']}>&nbsp;· {origin.record.device}</span>}
        </p>
        {origin.kind === 'waiting' && (
          <AppLink href={paths.pending}>
            <Chip tone="amber">Por enviar</Chip>
          </AppLink>
        )}
      </div>
      {upload && (
        <p className={css['device']}>{mayReadUploads ? <AppLink href={uploadPath(upload)}>{title}</AppLink> : title}</p>
      )}
      <ChangeLines texts={texts.length > 0 ? texts : ['Sin cambios visibles']} />
      {isNow ? (
        <p className={css['now']}>Así está ahora</p>
      ) : (
        onGoBack && (
          <div>
            <Button look="outline" aria-label={`Volver a esta versión: ${moment}`} onClick={onGoBack}>
              Volver a esta versión
            </Button>
          </div>
        )
      )}
    </li>
  );
}
