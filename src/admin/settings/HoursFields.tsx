import { zoneLabel } from '#domain/kernel/shop-zone-labels.ts';
import { SHOP_ZONES } from '#domain/kernel/shop-zone-names.ts';
import { capitalised } from '#domain/kernel/written-forms.ts';
import { mandatoryHolidays } from '#domain/settings/mandatory-holidays.ts';
import { WEEKDAY_NAMES, WEEKDAYS } from '#domain/settings/opening-hours.ts';
import {
  type ClosedRow,
  type HoursForm,
  MOST_CLOSED_DAYS,
  withoutPastDays,
} from '#domain/staff/settings/hours-form.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { DayFields } from './DayFields.tsx';
import { EditableRows } from './EditableRows.tsx';
import css from './SettingsFields.module.css';
import type { SubjectFieldsProps } from './subject-fields-props.ts';

const ZONES = SHOP_ZONES.map((value) => ({ value, name: zoneLabel(value) }));

/** The ordinary week, and the days on which the store is closed. */
export function HoursFields({ form, set, problems }: SubjectFieldsProps<HoursForm>) {
  return (
    <>
      <FormSection title="Horario de la semana">
        {WEEKDAYS.map((day, at) => (
          <FieldWithNews key={day} of={day}>
            <DayFields
              name={capitalised(WEEKDAY_NAMES[at] ?? day)}
              periods={form[day]}
              problem={problems[day]}
              onChange={(periods) => set({ [day]: periods })}
            />
          </FieldWithNews>
        ))}
        <button
          type="button"
          className={css['text']}
          onClick={() => set(({ lunes }) => ({ martes: lunes, miercoles: lunes, jueves: lunes, viernes: lunes }))}
        >
          Repetir el lunes hasta el viernes
        </button>
      </FormSection>
      <FormSection
        title="Zona horaria"
        hint="De qué reloj son el horario, el último día de una promoción o de una cotización y las fechas de los documentos."
      >
        <FieldWithNews of="zona">
          <ChoiceField
            label="Zona horaria"
            name="zona"
            value={form.zona}
            options={ZONES}
            onChange={(value) => set({ zona: SHOP_ZONES.find((one) => one === value) ?? form.zona })}
          />
        </FieldWithNews>
      </FormSection>
      <ClosedDays rows={form.cerrado} problems={problems} onChange={(cerrado) => set({ cerrado })} />
    </>
  );
}

interface ClosedDaysProps {
  readonly rows: readonly ClosedRow[];
  readonly problems: SubjectFieldsProps<HoursForm>['problems'];
  readonly onChange: (rows: readonly ClosedRow[]) => void;
}

const byDay = (a: ClosedRow, b: ClosedRow): number => (a.fecha < b.fecha ? -1 : 1);

function ClosedDays({ rows, problems, onChange }: ClosedDaysProps) {
  const today = useShopDay();
  const year = Number(today.slice(0, 4));
  const hasPast = rows.some(({ fecha }) => fecha !== '' && fecha < today);
  const coming = [...mandatoryHolidays(year), ...mandatoryHolidays(year + 1)]
    .filter(({ day }) => day >= today && !rows.some(({ fecha }) => fecha === day))
    .map(({ day, reason }) => ({ fecha: day, motivo: reason }));
  return (
    <FormSection
      title="Días que cerramos"
      hint="Vacaciones, festivos, inventario. Se dicen en la página de contacto y a los buscadores."
    >
      <FieldWithNews of="cerrado">
        <EditableRows
          label="Días que cerramos"
          rows={rows}
          empty={{ fecha: '', motivo: '' }}
          most={MOST_CLOSED_DAYS}
          addName="Agregar día"
          nameOf={({ fecha, motivo }, at) => `el día ${motivo || fecha || at + 1}`}
          problem={problems['cerrado']}
          onChange={onChange}
          more={
            <>
              {coming.length > 0 && (
                <Button look="outline" onClick={() => onChange([...rows, ...coming].sort(byDay))}>
                  Agregar los descansos obligatorios
                </Button>
              )}
              {hasPast && (
                <Button look="outline" onClick={() => onChange(withoutPastDays(rows, today))}>
                  Quitar los que ya pasaron
                </Button>
              )}
            </>
          }
        >
          {(row, at, change) => (
            <>
              <TextField
                label="Día"
                name="fecha"
                type="date"
                required
                value={row.fecha}
                problem={problems[`cerrado-${at}-fecha`]}
                onChange={(fecha) => change({ fecha })}
              />
              <TextField
                label="Motivo"
                name="motivo"
                required
                value={row.motivo}
                problem={problems[`cerrado-${at}-motivo`]}
                hint={row.motivo ? `Cerrado hoy por ${row.motivo}.` : undefined}
                onChange={(motivo) => change({ motivo })}
              />
            </>
          )}
        </EditableRows>
      </FieldWithNews>
    </FormSection>
  );
}
