import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { byUrgency, hasRepairWords, overdueOn } from '#domain/workshop/repair-list.ts';
import { isInStore, REPAIR_STATES, type RepairState, repairStateName } from '#domain/workshop/repair-state.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { paths } from '../paths.ts';
import { useStaffRepairs } from '../shared/documents/use-staff-rows.ts';
import list from '../shared/folio-documents/FolioList.module.css';
import { FolioListTools } from '../shared/folio-documents/FolioListTools.tsx';
import { useListAddress } from '../shared/folio-documents/use-list-address.ts';
import { RowList } from '../shared/lists/RowList.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { OlderRepairs } from './OlderRepairs.tsx';
import { RepairRow } from './RepairRow.tsx';

type Shown = 'abiertas' | 'vencidas' | RepairState | 'todas';
const SHOWN: readonly Shown[] = ['abiertas', 'vencidas', ...REPAIR_STATES, 'todas'];

/** What is in the workshop, updated live: what is overdue first, then whoever has waited longest. */
export function RepairList() {
  const { knowledge, rows } = useStaffRepairs();
  const address = useListAddress(paths.workshop);
  const { words } = address;
  const today = useShopDay();
  // Whoever looks for a folio looks among the finished ones too.
  const state: Shown = SHOWN.find((one) => one === address.state) ?? (words === '' ? 'abiertas' : 'todas');

  const isIn = ({ value }: StaffRow<Repair>, one: Shown): boolean => {
    if (one === 'todas') return true;
    if (one === 'abiertas') return isInStore(value.estado);
    return one === 'vencidas' ? overdueOn(value, today) !== null : value.estado === one;
  };
  const matching = rows.filter(({ value }) => hasRepairWords(value, words));
  const order = byUrgency(today);
  const shown = matching.filter((row) => isIn(row, state)).sort((a, b) => order(a.value, b.value));
  const count = (one: Shown): number => matching.filter((row) => isIn(row, one)).length;

  return (
    <ListLayout
      title="Taller"
      newHref={paths.newRepair}
      actions={
        <ButtonLink href={paths.newRepair}>
          <PlusIcon size={18} /> Recibir un equipo
        </ButtonLink>
      }
    >
      <FolioListTools<Shown>
        address={address}
        searchLabel="Buscar por folio, nombre, teléfono, serie o artículo"
        stateLabel="Ver"
        state={state}
        options={SHOWN.map((one) => ({ value: one, name: `${shownName[one]} (${count(one)})` }))}
        onState={address.setState}
      />
      {knowledge === 'waiting' && rows.length === 0 && <p aria-busy="true">Cargando reparaciones</p>}
      {knowledge !== 'waiting' && shown.length === 0 && <p className={list['none']}>{noneText(rows.length, state)}</p>}
      {shown.length > 0 && (
        <RowList label="Reparaciones">
          {shown.map((row) => (
            <RepairRow key={row.value.id} repair={row.value} entry={row.entry} today={today} />
          ))}
        </RowList>
      )}
      {words.trim() !== '' && (
        <OlderRepairs words={words} listed={new Set(rows.map(({ value }) => value.id))} today={today} />
      )}
    </ListLayout>
  );
}

const shownName: Readonly<Record<Shown, string>> = {
  ...repairStateName,
  abiertas: 'En el taller',
  vencidas: 'Atrasadas y vencidas',
  todas: 'Todas',
};

function noneText(known: number, state: Shown): string {
  if (known === 0) return 'Todavía no se recibe ningún equipo. Con «Recibir un equipo» se abre su folio.';
  return state === 'abiertas' ? 'No hay equipos en el taller.' : 'Ninguna reparación coincide.';
}
