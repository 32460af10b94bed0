import * as v from 'valibot';
import { staffRequest } from './staff-request.ts';

const ROOT = '/__/respaldos';

const backups = v.object({
  estado: v.picklist(['ok', 'late', 'off']),
  enCurso: v.boolean(),
  falla: v.string(),
  copias: v.array(v.object({ nombre: v.string(), hecha: v.pipe(v.string(), v.isoTimestamp()) })),
});
const ticket = v.object({ boleto: v.string() });

/** The backups of the embedded backend. */
export interface Backups {
  /** `late`: there should be a newer one. `off`: the server has no folder for them. */
  readonly state: 'ok' | 'late' | 'off';
  readonly isRunning: boolean;
  /** Why the last one was not made; empty where it was. */
  readonly problem: string;
  /** The newest first; `at` in milliseconds. */
  readonly made: readonly { readonly name: string; readonly at: number }[];
}

/** The backups that there are. Rejects without a server, and with a `RestError` where the person may not see them. */
export const readBackups = (token: string): Promise<Backups> => ask('GET', token);

/** Begins one more, and answers before it is made. */
export const startBackup = (token: string): Promise<Backups> => ask('POST', token);

/** The address from which a browser downloads a backup: once, within a minute. */
export async function backupAddress(token: string, name: string): Promise<string> {
  const address = `${ROOT}/${encodeURIComponent(name)}`;
  const { boleto } = v.parse(ticket, await staffRequest(address, 'POST', token));
  return `${address}.tar?boleto=${encodeURIComponent(boleto)}`;
}

async function ask(method: string, token: string): Promise<Backups> {
  const { estado, enCurso, falla, copias } = v.parse(backups, await staffRequest(ROOT, method, token));
  const made = copias.map(({ nombre, hecha }) => ({ name: nombre, at: Date.parse(hecha) }));
  return { state: estado, isRunning: enCurso, problem: falla, made };
}
