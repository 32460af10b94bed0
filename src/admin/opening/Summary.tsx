import { formatPhone } from '#domain/kernel/phone.ts';
import { several } from '#domain/kernel/several.ts';
import { hoursRows, periodsShown } from '#domain/settings/opening-hours.ts';
import { readSettings } from '#domain/settings/parse-settings.ts';
import { profileWith } from '#domain/settings/store-settings.ts';
import { OPENING_SUBJECTS, type OpeningForm, openingDocuments } from '#domain/staff/opening/opening-form.ts';
import css from './OpeningScreen.module.css';

/** What visitors will read of the store, from the same documents that are stored. */
export function Summary({ form, today }: { readonly form: OpeningForm; readonly today: string }) {
  const made = openingDocuments(form, today);
  if (!made.ok) return <p className={css['problem']}>Falta contestar algo: vuelve a las preguntas anteriores.</p>;
  const documents = OPENING_SUBJECTS.map((id) => ({ id, fields: made.value[id] }));
  const { name, trade, address, lines, whatsapp, hours, policies } = profileWith(readSettings(documents).settings);
  return (
    <>
      <dl className={css['facts']}>
        <Fact name="Tienda">
          {name}, {trade.toLocaleLowerCase('es')}
        </Fact>
        <Fact name="Dirección">
          {address.street}, {address.city}, {address.state}, C.P.&nbsp;{address.postalCode}
        </Fact>
        <Fact name="Teléfono">{formatPhone(lines[0]?.phone ?? '')}</Fact>
        <Fact name="WhatsApp">{formatPhone(whatsapp.slice(2))}</Fact>
        <Fact name="Horario">
          {hoursRows(hours)
            .map(({ days, periods }) => `${days}: ${periodsShown(periods)}`)
            .join('; ')}
        </Fact>
      </dl>
      <p className={css['hint']}>
        También se publica, y se cambia en Ajustes: las cotizaciones valen {several(policies.quoteDays, 'día', 'días')},
        los cambios se aceptan {several(policies.exchangeDays, 'día', 'días')}, las reparaciones se guardan{' '}
        {policies.pickupDays}; se paga con {policies.payments}, y se entrega en {policies.deliveryArea}.
      </p>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
