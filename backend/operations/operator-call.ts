import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OPERATOR_FILE } from './operator-port.ts';
import type { StaffAnswer } from './run-staff-command.ts';
import type { StaffCommand } from './staff-command.ts';

/** The server that holds the data does not answer its operator; the message says what to do. */
export class OperatorError extends Error {}

/** Asks the server that runs on this data directory. */
export async function callOperator(dataDir: string, command: StaffCommand): Promise<StaffAnswer> {
  const unreachable = new OperatorError(
    `Otro proceso usa los datos de ${dataDir} y no atiende órdenes. Deténgalo e inténtelo de nuevo.`,
  );
  const { port, secret } = readOperatorFile(dataDir) ?? {};
  if (typeof port !== 'number' || typeof secret !== 'string') throw unreachable;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify(command),
  }).catch(() => undefined);
  if (response?.status !== 200) throw unreachable;
  return (await response.json()) as StaffAnswer;
}

function readOperatorFile(dataDir: string): { readonly port?: unknown; readonly secret?: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(readFileSync(path.join(dataDir, OPERATOR_FILE), 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
