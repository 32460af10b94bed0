import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { byUrgency, hasRepairWords, overdueOn } from '#domain/workshop/repair-list.ts';
import { isOpen, REPAIR_STATES, type RepairState, repairStateName } from '#domain/workshop/repair-state.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { paths } from '../paths.ts';
import { useStaffRepairs } from '../shared/documents/use-staff-rows.ts';
import { RowList } from '../shared/lists/RowList.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { dayAfter } from '../shared/texts/day-after.ts';
import { OlderRepairs } from './OlderRepairs.tsx';
import css from './RepairList.module.css';
import { RepairRow } from './RepairRow.tsx';

type Shown = 'abiertas' | 'vencidas' | RepairState | 'todas';
const SHOWN: readonly Shown[] = ['abiertas', 'vencidas', ...REPAIR_STATES, 'todas'];
const STATE_FIELD = 'estado';
const WORDS_FIELD = 'buscar';

/** What is in the workshop, updated live: what is overdue first, then whoever has waited longest. */
export function RepairList() {
  const { knowledge, rows } = useStaffRepairs();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [today] = useState(() => dayAfter(Date.now(), 0));
  const words = search.get(WORDS_FIELD) ?? '';
  const asked = search.get(STATE_FIELD);
  // Whoever looks for a folio looks among the finished ones too.
  const state: Shown = SHOWN.find((one) => one === asked) ?? (words === '' ? 'abiertas' : 'todas');

  const isIn = ({ value }: StaffRow<Repair>, one: Shown): boolean => {
    if (one === 'todas') return true;
    if (one === 'abiertas') return isOpen(value.estado);
    return one === 'vencidas' ? overdueOn(value, today) !== null : value.estado === one;
  };
  const matching = rows.filter(({ value }) => hasRepairWords(value, words));
  const order = byUrgency(today);
  const shown = matching.filter((row) => isIn(row, state)).sort((a, b) => order(a.value, b.value));
  const count = (one: Shown): number => matching.filter((row) => isIn(row, one)).length;

  function set(field: string, value: string) {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(field);
    else next.set(field, value);
    go(`${paths.workshop}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
  }

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
      <div className={css['tools']}>
        <TextField
          label="Buscar por folio, nombre, teléfono, serie o artículo"
          name="buscar"
          type="search"
          value={words}
          onChange={(text) => set(WORDS_FIELD, text)}
        />
        <SelectField<Shown>
          label="Ver"
          name="estado"
          value={state}
          options={SHOWN.map((one) => ({ value: one, name: `${shownName[one]} (${count(one)})` }))}
          onChange={(one) => set(STATE_FIELD, one)}
        />
      </div>
      {knowledge === 'waiting' && rows.length === 0 && <p aria-busy="true">Cargando reparaciones</p>}
      {knowledge !== 'waiting' && shown.length === 0 && <p className={css['none']}>{noneText(rows.length, state)}</p>}
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
