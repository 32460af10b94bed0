import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ActionKind } from './action-code.ts';

/** What a mail is for: a code of the service, or an invitation to the staff area, whose code the shop made. */
type MailKind = ActionKind | 'INVITATION';

export interface Mail {
  readonly to: string;
  readonly kind: MailKind;
  readonly code: string;
  /** The link in the mail. */
  readonly link: string;
  readonly expiresAt: number;
}

/** Where mail goes: to a mail server, or without one to a file, from which someone of the shop passes the link on. */
export type Outbox = (mail: Mail) => Promise<void>;

export const OUTBOX_FILE = 'correos-por-enviar.jsonl';

export const SUBJECTS: Readonly<Record<MailKind, string>> = {
  PASSWORD_RESET: 'Restablezca su contraseña',
  VERIFY_EMAIL: 'Confirme su correo',
  VERIFY_AND_CHANGE_EMAIL: 'Confirme su correo nuevo',
  INVITATION: 'Invitación al área de personal',
};

/**
 * Appends one JSON line per mail to a file that only its owner reads. The log mentions the mail and not its content: reading the log must not be enough to take over an account.
 */
export function fileOutbox(directory: string, log: (line: string) => void): Outbox {
  const file = path.join(directory, OUTBOX_FILE);
  return async ({ to, kind, code, link, expiresAt }) => {
    const line = {
      para: to,
      asunto: SUBJECTS[kind],
      enlace: link,
      codigo: code,
      vence: new Date(expiresAt).toISOString(),
    };
    const handle = await open(file, 'a', 0o600);
    try {
      await handle.appendFile(`${JSON.stringify(line)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    log(`Correo por entregar (${SUBJECTS[kind]}): está en ${file}`);
  };
}
