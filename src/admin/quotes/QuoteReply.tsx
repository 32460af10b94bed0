import { useState } from 'react';
import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { phoneHref, whatsappHref } from '#domain/kernel/phone.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { type AnswerForm, parsePesos } from '#domain/quotes/answer-quote.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { replyMessage } from '#domain/quotes/reply-message.ts';
import { statusPath } from '#domain/quotes/status-link.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { FormSection } from '../shared/FormSection.tsx';
import css from './QuoteDetail.module.css';

interface QuoteReplyProps {
  readonly quote: Quote;
  readonly form: AnswerForm;
  /** Whether the message has the prices without IVA. */
  readonly net: boolean;
  readonly canAnswer: boolean;
  /** Called when the answer was sent, to set the quotation's state. */
  readonly onAnswered: () => void;
}

/** Sends the answer by WhatsApp or e-mail, with the prices as they are on screen. */
export function QuoteReply({ quote, form, net, canAnswer, onAnswered }: QuoteReplyProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const telefono = normalizePhone(form.telefono);
  const correo = form.correo.trim();
  const text = replyMessage({
    store: storeProfile.name,
    nombre: form.nombre,
    folio: quote.folio,
    lineas: quote.lineas.map((line, at) => ({ ...line, precio: parsePesos(form.prices[at] ?? '') })),
    until: form.vigencia && dayInFull(form.vigencia),
    link: quote.secreto && `${location.origin}${statusPath(quote.secreto)}`,
    apart: net,
  });
  const subject = `Cotización ${quote.folio} de ${storeProfile.name}`;
  const answered = canAnswer ? onAnswered : undefined;

  async function copy(): Promise<void> {
    setOutcome(
      await navigator.clipboard.writeText(text).then(
        () => 'copied' as const,
        () => 'failed' as const,
      ),
    );
  }

  return (
    <div className={css['hidden']}>
      <FormSection title="Responder" hint="Al responder por WhatsApp o correo la cotización queda como cotizada.">
        <p className={css['message']}>{text}</p>
        <div className={css['ways']}>
          {telefono && (
            <ButtonLink
              look="whatsapp"
              href={whatsappHref(`52${telefono}`, text)}
              {...(answered && { onClick: answered })}
            >
              <WhatsappIcon size={18} /> Responder por WhatsApp
            </ButtonLink>
          )}
          {correo && (
            <ButtonLink
              look="outline"
              href={`mailto:${encodeURIComponent(correo)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
              {...(answered && { onClick: answered })}
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
          <Button look="outline" onClick={() => void copy()}>
            Copiar respuesta
          </Button>
          <output>
            {outcome === 'copied' && 'Copiada'}
            {outcome === 'failed' && 'El navegador no dejó copiarla'}
          </output>
        </div>
      </FormSection>
    </div>
  );
}
