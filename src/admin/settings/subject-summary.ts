import { paletteChoices } from '#domain/appearance/palette.ts';
import { typefaceChoices } from '#domain/appearance/typeface.ts';
import { formatPhone } from '#domain/kernel/phone.ts';
import { several } from '#domain/kernel/several.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import type { TextPage } from '#domain/page-text/page-text.ts';
import { hoursSentence } from '#domain/pages/store-sentences.ts';
import type { Promotions } from '#domain/promotions/promotions.ts';
import { type PlainSubject, pageOfSubject, type Subject } from '#domain/settings/subjects.ts';
import { bandName } from '#domain/staff/settings/home-form.ts';
import { siteToForm } from '#domain/staff/settings/site-form.ts';
import type { StoreProfile } from '#domain/store-profile.ts';

/** What a subject says now, in a line of the list. */
export function subjectSummary(subject: Subject, profile: StoreProfile): string {
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
      return `«${`${profile.home.title} ${profile.home.stress}`.trim()}». ${profile.home.bands.map(bandName).join(', ') || 'Sin secciones'}.`;
    case 'promociones':
      return promotionsText(profile.promotions);
    case 'sitio':
      return `Aviso de privacidad del ${dayInFull(siteToForm(profile).versionAviso)}. ${profile.tagManagerId ? `${profile.tagManagerId} guardado; el sitio no lo carga.` : 'Sin Google Tag Manager.'}`;
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
