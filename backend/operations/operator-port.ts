import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readBody } from '../http/read-body.ts';
import { reply } from '../http/reply.ts';
import { logError } from '../log.ts';
import type { StaffAnswer } from './run-staff-command.ts';
import { parseStaffCommand, type StaffCommand } from './staff-command.ts';

export const OPERATOR_FILE = 'operador.json';
const LARGEST_BODY = 4096;

export interface OperatorPort {
  close(): void;
}

/**
 * Lets commands on this machine reach the running server, which alone may touch its store. A port of its own on the loopback interface, so
 * that neither a browser nor the network reaches it, and with a secret that only the owner of the data directory can read.
 */
export async function openOperatorPort(
  dataDir: string,
  run: (command: StaffCommand) => Promise<StaffAnswer> | StaffAnswer,
): Promise<OperatorPort> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answer(request, secret, run).then(
      ([status, body]) => reply(response, status, 'application/json; charset=utf-8', JSON.stringify(body)),
      (error: unknown) => {
        logError('Fallo interno en una orden del dueño', error);
        reply(response, 500, 'text/plain; charset=utf-8', 'Error interno.');
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const file = path.join(dataDir, OPERATOR_FILE);
  // Anew, not over an old one: an old file keeps its old permissions.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port: (server.address() as AddressInfo).port, secret }), { mode: 0o600 });
  return {
    close: () => {
      rmSync(file, { force: true });
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  request: IncomingMessage,
  secret: string,
  run: (command: StaffCommand) => Promise<StaffAnswer> | StaffAnswer,
): Promise<[number, object]> {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  const isOperator = given.length === wanted.length && timingSafeEqual(given, wanted);
  // A page that found the port has an Origin; a command has none.
  if (!isOperator || request.method !== 'POST' || request.headers.origin !== undefined) return [403, {}];
  const body: unknown = JSON.parse(await readBody(request, LARGEST_BODY));
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const command = parseStaffCommand(fields['kind'], fields['email'], fields['role']);
  return command === undefined ? [400, {}] : [200, await run(command)];
}
