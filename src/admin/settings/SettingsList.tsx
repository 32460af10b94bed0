import { pageOfSubject } from '#domain/settings/subjects.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { SettingsValue } from '#domain/staff/settings/settings-row.ts';
import { useMay } from '#store/session-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ChevronRightIcon } from '#ui/icons/ChevronRightIcon.tsx';
import { paths } from '../paths.ts';
import { useStaffSettings } from '../shared/documents/use-staff-rows.ts';
import { RowList } from '../shared/lists/RowList.tsx';
import { StateChip } from '../shared/lists/StateChip.tsx';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import css from './SettingsList.module.css';
import { subjectNames } from './subject-names.ts';
import { subjectSummary } from './subject-summary.ts';

/** What the store says of itself, a row for each subject. */
export function SettingsList() {
  const { rows } = useStaffSettings();
  const mayTag = useMay('tag-manager');
  const shown = rows.filter(({ value }) => value.id !== 'sitio' || mayTag);
  return (
    <ListLayout title="Ajustes">
      <Intro problem="">
        Lo que la tienda dice de sí misma en todas sus páginas, en las cotizaciones y en los buscadores. Un cambio llega
        a las páginas abiertas al momento; sin conexión se envía cuando regresa.
      </Intro>
      {shown.length === 0 ? (
        <p aria-busy="true">Cargando ajustes</p>
      ) : (
        <>
          <SubjectRows label="Ajustes" rows={shown.filter(({ value: { id } }) => !pageOfSubject(id))} />
          <h2 className={css['group']}>Equipos</h2>
          <RowList label="Equipos">
            <li>
              <AppLink href={paths.kiosks} className={css['row']}>
                <span className={css['words']}>
                  <b className={css['name']}>Kioskos</b>
                  <span className={css['note']}>Los equipos para clientes, su enlace y el PIN para salir.</span>
                </span>
                <ChevronRightIcon size={20} />
              </AppLink>
            </li>
          </RowList>
          <h2 className={css['group']}>Textos de las páginas</h2>
          <SubjectRows label="Textos de las páginas" rows={shown.filter(({ value: { id } }) => pageOfSubject(id))} />
        </>
      )}
    </ListLayout>
  );
}

interface SubjectRowsProps {
  readonly label: string;
  readonly rows: readonly StaffRow<SettingsValue>[];
}

function SubjectRows({ label, rows }: SubjectRowsProps) {
  return (
    <RowList label={label}>
      {rows.map(({ value: { id, profile }, entry }) => (
        <li key={id}>
          <AppLink href={`${paths.settings}/${id}`} className={css['row']}>
            <span className={css['words']}>
              <b className={css['name']}>{subjectNames[id]}</b>
              <span className={css['note']}>{subjectSummary(id, profile)}</span>
            </span>
            {entry && <StateChip state={entry.state} />}
            <ChevronRightIcon size={20} />
          </AppLink>
        </li>
      ))}
    </RowList>
  );
}
