import { useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { Change } from '#domain/staff/journal/change.ts';
import type { VersionProblem } from '#domain/staff/log/back-to-version.ts';
import type { Documents } from '#domain/staff/log/history.ts';
import { useConnection } from '#store/connection-store.ts';
import { Button } from '#ui/Button.tsx';
import { saveProblemText } from '../journal/save-messages.ts';
import { useStaffNames } from '../shared/documents/use-upload-history.ts';
import { Intro } from '../shared/screen/Intro.tsx';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { useStaff } from '../staff.ts';
import { HistoryEntry } from './HistoryEntry.tsx';
import css from './HistoryList.module.css';
import { originText } from './origin-text.ts';
import { useHistory } from './use-history.ts';
import { VersionDialog } from './VersionDialog.tsx';

interface HistoryListProps {
  /** What the history is of: `Taladro percutor`. */
  readonly name: string;
  readonly back: { readonly name: string; readonly href: string };
  /** The documents as they are now. */
  readonly documents: Documents;
  /** Whether a version holds something that can come back. */
  readonly hasContent: (version: Documents) => boolean;
  /** The edit that brings a version back. */
  readonly changesTo: (version: Documents) => Result<readonly Change[], VersionProblem>;
}

interface AskedVersion {
  readonly version: Documents;
  /** `del 21 nov 2026, 2:05 p.m.` */
  readonly when: string;
}

/** The changes of a product, a category, a subcategory or a tutorial, the newest first. */
export function HistoryList({ name, back, documents, hasContent, changesTo }: HistoryListProps) {
  const { journal } = useStaff();
  const { items, before, isCurrent, isAll, showMore } = useHistory(documents);
  const reachable = useConnection((state) => state.reachable);
  const names = useStaffNames();
  const [asked, setAsked] = useState<AskedVersion | null>(null);
  const [problem, setProblem] = useState('');

  async function goBack({ when }: AskedVersion, changes: readonly Change[]) {
    setAsked(null);
    const saved = await journal.saveUndoable({ title: `${name}: volver a la versión ${when}`, changes });
    setProblem(saved.ok ? '' : saveProblemText(saved.error));
  }

  return (
    <FormLayout title="Historial" subject={name} back={back}>
      <Intro problem={problem}>
        {isCurrent
          ? 'Los cambios de un año, el más reciente primero.'
          : reachable
            ? 'Leyendo el historial…'
            : 'Sin conexión: se ve lo que este equipo ya había leído. Puede faltar lo más reciente.'}
      </Intro>
      {items.length > 0 && (
        <ol className={css['items']} aria-label="Cambios">
          {items.map((item, at) => (
            <HistoryEntry
              key={item.key}
              item={item}
              names={names}
              isNow={at === 0 && item.version !== null && !item.isFollowedByGap}
              onGoBack={
                item.version && hasContent(item.version)
                  ? () => item.version && setAsked({ version: item.version, when: `del ${originText(item.origin)}` })
                  : null
              }
            />
          ))}
          {isAll && hasContent(before) && (
            <li className={css['item']}>
              <p className={css['who']}>Así estaba antes de estos cambios</p>
              <div>
                <Button
                  look="outline"
                  aria-label="Volver a como estaba antes de estos cambios"
                  onClick={() => setAsked({ version: before, when: 'de antes de estos cambios' })}
                >
                  Volver a esta versión
                </Button>
              </div>
            </li>
          )}
        </ol>
      )}
      {isCurrent && isAll && <p className={css['end']}>Antes de esto no hay nada registrado.</p>}
      {!isCurrent && !reachable && items.length === 0 && (
        <p className={css['end']}>Este equipo todavía no ha leído este historial. Ábrelo una vez con conexión.</p>
      )}
      {isCurrent && !isAll && (
        <div>
          <Button look="outline" onClick={showMore}>
            Ver anteriores
          </Button>
        </div>
      )}
      <VersionDialog
        when={asked?.when ?? null}
        changes={asked && changesTo(asked.version)}
        onCancel={() => setAsked(null)}
        onGoBack={(changes) => asked && void goBack(asked, changes)}
      />
    </FormLayout>
  );
}
