import { parseRepair } from '#domain/workshop/parse-repair.ts';
import { paths } from '../paths.ts';
import { useStaffRepairs } from '../shared/documents/use-staff-rows.ts';
import { useKeptKey } from '../shared/folio-documents/use-kept-key.ts';
import { useOpenRow } from '../shared/folio-documents/use-open-row.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { RepairPage } from './RepairPage.tsx';
import { useKeptRepair } from './repair-kept.ts';

const COLLECTIONS = ['reparaciones'] as const;

/** `/admin/taller/{id}`. One that is too old for the list is read by the open page's own listener. */
export function RepairDetail({ id }: { readonly id: string }) {
  const { rows } = useStaffRepairs();
  const { row, isConfirmed, isWaiting } = useOpenRow(COLLECTIONS, id, rows, parseRepair);
  const keptKey = useKeptKey('reparacion', id);
  const kept = useKeptRepair(keptKey, id);
  if (!row || keptKey === null || kept === 'waiting')
    return (
      <MissingDocument
        title="Reparación"
        back={{ name: 'Taller', href: paths.workshop }}
        isWaiting={isWaiting || keptKey === null || kept === 'waiting'}
      />
    );
  // Keyed by the repair and not by its revision, so that a colleague's save does not discard what somebody is typing.
  return <RepairPage key={id} row={row} keptKey={keptKey} kept={kept} isConfirmed={isConfirmed} />;
}
