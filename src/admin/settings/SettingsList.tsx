import { paletteChoices } from '#domain/appearance/palette.ts';
import { typefaceChoices } from '#domain/appearance/typeface.ts';
import { formatPhone } from '#domain/kernel/phone.ts';
import { several } from '#domain/kernel/several.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import type { TextPage } from '#domain/page-text/page-text.ts';
import { hoursSentence } from '#domain/pages/store-sentences.ts';
import type { Promotions } from '#domain/promotions/promotions.ts';
import { type PlainSubject, pageOfSubject, type Subject } from '#domain/settings/subjects.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { bandName } from '#domain/staff/settings/home-form.ts';
import type { SettingsValue } from '#domain/staff/settings/settings-row.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
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
              <span className={css['note']}>{summaryOf(id, profile)}</span>
            </span>
            {entry && <StateChip state={entry.state} />}
            <ChevronRightIcon size={20} />
          </AppLink>
        </li>
      ))}
    </RowList>
  );
}

function summaryOf(subject: Subject, profile: StoreProfile): string {
  const page = pageOfSubject(subject);
  if (page) return textSummary(page, profile);
  // A subject that is no page's text is a plain one.
  const plain = subject as PlainSubject;
  switch (plain) {
    case 'datos':
      return `${profile.name}, ${profile.trade}. ${profile.address.street}, ${profile.address.city}.`;
    case 'contacto':
      return [
        ...profile.lines.map(({ title, phone }) => `${title} ${formatPhone(phone)}`),
        `WhatsApp ${formatPhone(profile.whatsapp.slice(2))}`,
      ]
        .map((line) => line.replaceAll(' ', '\u00a0'))
        .join('\u00a0· ');
    case 'horario':
      return `${hoursSentence(profile)} ${closedText(profile.closedDays.length)}`;
    case 'politicas':
      return `Cotizaciones de ${several(profile.policies.quoteDays, 'día', 'días')}, cambios en ${several(profile.policies.exchangeDays, 'día', 'días')}.`;
    case 'apariencia':
      return `Color: ${paletteChoices[profile.palette].name}. Letra: ${typefaceChoices[profile.typeface].name}.`;
    case 'emblema':
      return emblemText(profile);
    case 'portada':
      return `«${profile.home.title} ${profile.home.stress}». ${profile.home.bands.map(bandName).join(', ')}.`;
    case 'promociones':
      return promotionsText(profile.promotions);
    case 'sitio':
      return `Aviso de privacidad del ${dayInFull(profile.privacyVersion)}. ${profile.tagManagerId ? `${profile.tagManagerId} guardado; el sitio no lo carga.` : 'Sin Google Tag Manager.'}`;
  }
}

function textSummary(page: TextPage, profile: StoreProfile): string {
  if (!profile.texts[page]) return 'Como viene con el sitio.';
  const version = page === 'aviso' && profile.noticeTextVersion ? `, versión ${profile.noticeTextVersion}` : '';
  return `Con tu texto${version}: «${profile.texts[page].heading}».`;
}

function promotionsText({ banner, prices }: Promotions): string {
  const said = banner ? `Aviso del ${dayInFull(banner.from)} al ${dayInFull(banner.until)}.` : 'Sin aviso.';
  const count = prices.length === 1 ? 'Un precio' : `${prices.length} precios`;
  return `${said} ${prices.length === 0 ? 'Sin precios de promoción.' : `${count} de promoción.`}`;
}

const emblemText = ({ emblem: { picture, white }, shortName }: StoreProfile): string =>
  [
    picture ? 'Con tu emblema' : 'Con el emblema del sitio',
    white ? ' y tu logotipo blanco' : '',
    shortName ? `. Instalada se llama «${shortName}».` : '.',
  ].join('');

const closedText = (count: number): string =>
  count === 0 ? 'Sin días cerrados.' : count === 1 ? 'Un día cerrado.' : `${count} días cerrados.`;
