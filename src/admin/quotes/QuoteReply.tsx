import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { phoneHref, whatsappHref } from '#domain/kernel/phone.ts';
import { readTerms } from '#domain/quotes/check-answer.ts';
import { canBecome } from '#domain/quotes/quote-state.ts';
import { replyMessage } from '#domain/quotes/reply-message.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { useCopy } from '../shared/copying/use-copy.ts';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { statusHref } from './quote-labels.ts';
import type { QuoteFormState } from './use-quote-form.ts';

interface QuoteReplyProps {
  readonly state: QuoteFormState;
  /** Whether the message has the prices without IVA. */
  readonly net: boolean;
  /** Called when the answer was opened in another program, with its name. */
  readonly onLeft: (way: string) => void;
}

/** The answer for WhatsApp or e-mail, with the prices as they are on screen. */
export function QuoteReply({ state: { quote, form, until, today, canLeave }, net, onLeft }: QuoteReplyProps) {
  const { name } = useStoreProfile();
  const { said, copy } = useCopy({ copied: 'Copiada', refused: 'El navegador no dejó copiarla' });
  const telefono = normalizePhone(form.telefono);
  const correo = form.correo.trim();
  const text = replyMessage({
    ...readTerms(form),
    store: name,
    nombre: form.nombre,
    folio: quote.folio,
    estado: quote.estado,
    until,
    today,
    link: statusHref(quote),
    apart: net,
  });
  const subject = `Cotización ${quote.folio} de ${name}`;

  async function copyText(): Promise<void> {
    if (await copy(text)) onLeft('con el texto copiado');
  }

  return (
    <FormSection
      title="Responder"
      hint={canBecome(quote.estado, 'cotizada') ? 'Después de abrirla te preguntamos si ya la enviaste.' : ''}
    >
      <p className={folioForm['message']}>{text}</p>
      {canLeave ? (
        <div className={folioForm['ways']}>
          {telefono && (
            <ButtonLink
              look="whatsapp"
              href={whatsappHref(`52${telefono}`, text)}
              onClick={() => onLeft('por WhatsApp')}
            >
              <WhatsappIcon size={18} /> Responder por WhatsApp
            </ButtonLink>
          )}
          {correo && (
            <ButtonLink
              look="outline"
              href={`mailto:${encodeURIComponent(correo)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
              onClick={() => onLeft('por correo')}
            >
              Responder por correo
            </ButtonLink>
          )}
          {telefono && (
            <ButtonLink look="outline" href={phoneHref(telefono)}>
              <PhoneIcon size={18} /> Llamar
            </ButtonLink>
          )}
          {/* The outcome is shown beside it. */}
          <Button look="outline" onClick={() => void copyText()}>
            Copiar respuesta
          </Button>
          <output>{said}</output>
        </div>
      ) : (
        <p>Hay un campo por corregir arriba. Corrígelo y aquí aparecen WhatsApp y correo.</p>
      )}
    </FormSection>
  );
}
