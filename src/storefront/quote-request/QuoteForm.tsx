import { type ReactNode, useRef, useState } from 'react';
import { useHoldUpdates } from '#device/use-hold-updates.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type ContactForm, type ContactProblems, WRITTEN_MESSAGE_LIMIT } from '#domain/quotes/contact-form.ts';
import type { ListView } from '#domain/quotes/list-view.ts';
import type { QuoteOrigin } from '#domain/quotes/quote-origin.ts';
import { useContactDraft } from '#store/contact-draft-store.ts';
import { useQuotes } from '#store/quote-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useOnlyOnce } from '#ui/use-only-once.ts';
import { paths } from '../paths.ts';
import { showQuoteFailure } from '../quote-list/quote-actions.ts';
import { changeDraft, clearDraft } from './contact-draft.ts';
import css from './QuoteForm.module.css';
import { QuoteProgress } from './QuoteProgress.tsx';
import { SendByWhatsapp } from './SendByWhatsapp.tsx';
import { sendDraft } from './send-quote.ts';
import { TrapField } from './TrapField.tsx';
import { useNotedMessage } from './use-noted-message.ts';

interface QuoteFormProps {
  /** The lines that are requested besides the message. */
  readonly view: ListView;
  /** Requested with the list, though it is not on it: the product that the address of the page names. */
  readonly named?: Product | undefined;
  readonly origin: QuoteOrigin;
  /** Whether something outside the form has to be mended before it is sent; then it leads there. */
  readonly isHeld?: (() => boolean) | undefined;
  /** Shown above the fields. */
  readonly note?: ReactNode;
}

/** Only name and phone are required. The request is stored on the device when it is submitted, with or without a network. */
export function QuoteForm({ view, named, origin, isHeld, note }: QuoteFormProps) {
  const form = useContactDraft();
  const [trap, setTrap] = useState('');
  const [problems, setProblems] = useState<ContactProblems>({});
  const [isTrapped, setTrapped] = useState(false);
  const [sentId, setSentId] = useState<string | null>(null);
  const sent = useQuotes(({ outbox }) => outbox.find(({ id }) => id === sentId));
  const element = useRef<HTMLFormElement>(null);
  const onlyOnce = useOnlyOnce();
  const [isSending, setSending] = useState(false);
  // An update would load the page again and take away whether it was received, and its folio.
  useHoldUpdates(isSending || sent !== undefined);
  const set = (field: keyof ContactForm) => (value: string) => {
    changeDraft({ [field]: value });
    setProblems(({ [field]: _mended, ...others }) => others);
  };

  async function send(): Promise<void> {
    setSending(true);
    await submit().finally(() => setSending(false));
  }

  async function submit(): Promise<void> {
    const result = await sendDraft({ form, named, origin, trap });
    if (result.ok) {
      clearDraft();
      setSentId(result.value.id);
    } else if (result.error === 'trap') {
      setTrapped(true);
    } else {
      setProblems(result.error);
      const [first] = Object.keys(result.error);
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
  }

  const notedMessage = useNotedMessage(form.mensaje, view);

  if (sent) return <QuoteProgress entry={sent} onAnother={() => setSentId(null)} />;
  return (
    <form
      ref={element}
      className={classNames(css['form'], 'needs-script')}
      // Before the code of the page has come, submitting would put name and phone into the address. This method does nothing outside a dialog.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isHeld?.()) void onlyOnce(send, undefined).catch(showQuoteFailure);
      }}
    >
      {note}
      <TextField
        label="Nombre"
        name="nombre"
        autoComplete="name"
        required
        value={form.nombre}
        problem={problems.nombre}
        onChange={set('nombre')}
      />
      <TextField
        label="Teléfono"
        name="telefono"
        type="tel"
        autoComplete="tel-national"
        hint="10 dígitos. Te respondemos por llamada o WhatsApp."
        required
        value={form.telefono}
        problem={problems.telefono}
        onChange={set('telefono')}
      />
      <TextField
        label="Correo (opcional)"
        name="correo"
        type="email"
        autoComplete="email"
        value={form.correo}
        problem={problems.correo}
        onChange={set('correo')}
      />
      <TextAreaField
        label={view.lines.length === 0 ? '¿Qué necesitas?' : 'Mensaje (opcional)'}
        name="mensaje"
        rows={3}
        hint="Si lo recoges o lo entregamos, y si necesitas factura."
        required={view.lines.length === 0}
        maxLength={WRITTEN_MESSAGE_LIMIT}
        value={form.mensaje}
        problem={problems.mensaje}
        onChange={set('mensaje')}
      />
      <TrapField value={trap} onChange={setTrap} />
      <CheckField checked={form.promociones} onChange={() => changeDraft({ promociones: !form.promociones })}>
        Quiero recibir promociones (opcional)
      </CheckField>
      <p className={css['privacy']}>
        Usamos tus datos para responder esta cotización y, solo si lo marcas, para enviarte promociones. No los
        vendemos. Puedes consultarlos, corregirlos o pedir que los borremos:{' '}
        <AppLink href={paths.privacy}>aviso de privacidad</AppLink>.
      </p>
      {isTrapped && (
        <p className={css['trapped']} role="alert">
          No pudimos enviar el formulario desde este navegador. Mándalo por WhatsApp o llámanos.
        </p>
      )}
      <Button type="submit" full>
        {view.lines.length === 0 ? 'Enviar' : 'Enviar mi lista'}
      </Button>
      <SendByWhatsapp view={view} message={notedMessage} isHeld={isHeld} />
    </form>
  );
}
