import { createTransport } from 'nodemailer';
import { intlZone } from '#domain/kernel/shop-zone-names.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { type Mail, type Outbox, SUBJECTS } from './outbox.ts';

export interface SmtpOptions {
  /** `smtps://persona:clave@correo.tienda.mx` */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
}

/** What the store is called at that moment, and its zone. */
export type Sender = () => Pick<StoreProfile, 'name' | 'zone'>;

const PATIENCE_MS = 20_000;

/**
 * Sends mails through the owner's mail server. One that cannot be sent is put into `instead`, so that somebody can still pass the link on.
 */
export function smtpOutbox(
  { url, from }: SmtpOptions,
  sender: Sender,
  instead: Outbox,
  log: (line: string) => void,
): Outbox {
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  // A link that gives an account must not travel in the clear; within this machine it does not travel.
  const requireTLS = !/^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
  const transport = createTransport({ url, requireTLS, ...patience });
  return async (mail) => {
    try {
      const { name } = sender();
      await transport.sendMail({
        from: { name, address: from },
        to: mail.to,
        subject: `${SUBJECTS[mail.kind]} | ${name}`,
        text: textOf(mail, sender()),
      });
    } catch (error) {
      log(`El correo no se pudo enviar: ${error instanceof Error ? error.message : String(error)}`);
      await instead(mail);
    }
  };
}

function textOf({ kind, link, expiresAt }: Mail, { name, zone }: ReturnType<Sender>): string {
  const until = new Date(expiresAt).toLocaleString('es-MX', {
    timeZone: intlZone(zone),
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const wish = {
    PASSWORD_RESET: 'Para elegir otra contraseña, abra este enlace:',
    VERIFY_EMAIL: 'Para confirmar su correo, abra este enlace:',
    VERIFY_AND_CHANGE_EMAIL: 'Para confirmar su correo nuevo, abra este enlace:',
    INVITATION: `Se le invita al área de personal de ${name}. Para elegir su contraseña, abra este enlace:`,
  }[kind];
  return `${wish}\n\n${link}\n\nVale una sola vez, hasta el ${until}. Si no lo pidió usted ni lo esperaba, no haga nada.\n`;
}
