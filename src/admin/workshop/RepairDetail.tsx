import { parseRepair } from '#domain/workshop/parse-repair.ts';
import { selectIsRead, useJournal } from '#store/journal-store.ts';
import { paths } from '../paths.ts';
import { useStaffRepairs } from '../shared/documents/use-staff-rows.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useLastKnownRow } from '../shared/forms/use-last-known-row.ts';
import { useLatestRow } from '../shared/forms/use-latest-row.ts';
import { RepairPage } from './RepairPage.tsx';
import { useKeptRepair, useRepairKey } from './repair-kept.ts';

const COLLECTIONS = ['reparaciones'] as const;

/** `/admin/taller/{id}`. One that is too old for the list is read by the open page's own listener. */
export function RepairDetail({ id }: { readonly id: string }) {
  const { rows } = useStaffRepairs();
  const knowsOwnWork = useJournal(selectIsRead);
  const { row: found, isConfirmed } = useLatestRow(COLLECTIONS, id, rows, parseRepair);
  const isWaiting = !knowsOwnWork || !isConfirmed;
  const row = useLastKnownRow(found, isWaiting);
  const keptKey = useRepairKey(id);
  const kept = useKeptRepair(keptKey, id);
  if (!row || !knowsOwnWork || kept === 'waiting')
    return (
      <MissingDocument
        title="Reparación"
        back={{ name: 'Taller', href: paths.workshop }}
        isWaiting={isWaiting || kept === 'waiting'}
      />
    );
  // Keyed by the repair and not by its revision, so that a colleague's save does not discard what somebody is typing.
  return <RepairPage key={id} row={row} keptKey={keptKey} kept={kept} isConfirmed={isConfirmed} />;
}
