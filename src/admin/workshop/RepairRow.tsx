import { formatCentavos } from '#domain/kernel/money.ts';
import { formatPhone } from '#domain/kernel/phone.ts';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { articleText, type Repair } from '#domain/workshop/repair.ts';
import { overdueOn } from '#domain/workshop/repair-list.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { repairPath } from '../paths.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { StateChip } from '../shared/lists/StateChip.tsx';
import css from './RepairList.module.css';
import { RepairStateChip } from './RepairStateChip.tsx';
import { dueText, receivedText, totalOf } from './repair-labels.ts';

interface RepairRowProps {
  readonly repair: Repair;
  /** The unsent edit that made it what it is. */
  readonly entry: Entry | undefined;
  readonly today: string;
}

/** A repair in the list. */
export function RepairRow({ repair, entry, today }: RepairRowProps) {
  const { id, nombre, telefono, folio, falla, estado, garantia } = repair;
  const total = totalOf(repair);
  const due = dueText(repair, today);
  return (
    <li className={css['row']} data-overdue={overdueOn(repair, today) !== null || undefined}>
      <div className={css['article']}>
        <AppLink href={repairPath(id)} className={css['name']}>
          {articleText(repair)}
        </AppLink>
        <span className={css['small']}>{falla}</span>
      </div>
      <div className={css['who']}>
        {nombre || 'Sin nombre'}
        <span className={css['small']}>{telefono && formatPhone(telefono)}</span>
      </div>
      <div className={css['when']}>
        {folio}
        <span className={css['small']}>{due || receivedText(repair)}</span>
      </div>
      <p className={css['total']}>{total === null ? '' : formatCentavos(total)}</p>
      <p className={css['chips']}>
        <RepairStateChip state={estado} />
        {garantia && <Chip tone="plain">Garantía</Chip>}
        {entry && <StateChip state={entry.state} />}
      </p>
    </li>
  );
}
