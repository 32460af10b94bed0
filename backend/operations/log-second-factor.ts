import { randomUUID } from 'node:crypto';
import type { AccountStore } from '../auth/account-store.ts';
import type { FactorEvent } from '../auth/auth-context.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import type { Value } from '../engine/value.ts';
import type { FactorApiEvent } from '../http/second-factor-api.ts';
import { OPERATOR } from './operator-access.ts';

type Event = FactorEvent | FactorApiEvent | 'reset-by-operator';

/** As long as the other records of the log. */
const LOG_MS = 365 * 86_400_000;

const TITLES: Readonly<Record<Event, (who: string) => string>> = {
  enrolled: (who) => `${who} activa su verificación en dos pasos`,
  removed: (who) => `${who} quita su verificación en dos pasos`,
  'recovery-code-used': (who) => `${who} entra con un código de respaldo`,
  'codes-made': (who) => `${who} saca códigos de respaldo nuevos`,
  reset: (who) => `Se quita la verificación en dos pasos de ${who}`,
  'reset-by-operator': (who) => `Se quita la verificación en dos pasos de ${who} desde el servidor`,
};

export interface FactorLogParts {
  readonly accounts: Pick<AccountStore, 'byUid' | 'recoveryCodesLeft'>;
  readonly database: HostedDatabase;
  readonly now: () => number;
}

/**
 * Writes into the shop's log what happened to a second factor. Accounts are no documents, so the server writes it and no transaction holds the two
 * together: a log that cannot be written must not keep a colleague out.
 * @param by who did it; absent for the command line
 */
export function logSecondFactor(
  { accounts, database, now }: FactorLogParts,
  uid: string,
  event: Event,
  by?: string,
): void {
  const path = `personal/${uid}`;
  const entry = database.state.get(path)?.fields;
  // An account that is not on the list is no concern of the shop's.
  if (!entry) return;
  const who = accounts.byUid(uid)?.email ?? uid;
  const rev: Value = entry['rev'] ?? { integerValue: '0' };
  const text = (stringValue: string): Value => ({ stringValue });
  const list = (value: Value): Value => ({ arrayValue: { values: [value] } });
  const left: Value = { integerValue: String(accounts.recoveryCodesLeft(uid)) };
  const after: Value = {
    mapValue: event === 'recovery-code-used' ? { fields: { codigosRespaldo: left } } : { fields: {} },
  };
  const at = now();
  const fields = {
    rutas: list(text(path)),
    revs: list(rev),
    desde: list(rev),
    cambios: list({ mapValue: { fields: { antes: { mapValue: { fields: {} } }, despues: after } } }),
    entrada: text(randomUUID()),
    titulo: text(TITLES[event](who)),
    por: text(by ?? ''),
    quien: text(by === undefined ? 'servidor' : (accounts.byUid(by)?.email ?? by)),
    equipo: text('Servidor'),
    capturado: { integerValue: String(at) },
    privado: { booleanValue: true },
    caduca: { timestampValue: new Date(at + LOG_MS).toISOString().replace('Z', '000Z') },
  };
  const transforms = [{ kind: 'requestTime', path: ['hecho'] } as const];
  const name = `bitacora/${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  database.commit(
    [{ kind: 'update', path: name, fields, mask: undefined, transforms, precondition: undefined }],
    OPERATOR,
  );
}
