import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { denied } from '../databases/denied.ts';
import { StatusError } from '../engine/status.ts';
import { logInfo } from '../log.ts';
import type { ScheduledBackups } from '../operations/scheduled-backups.ts';
import { tarOf } from '../operations/tar-stream.ts';
import type { Api } from './api.ts';
import { replyJson } from './reply.ts';

const ROOT = '/__/respaldos';
/** How long a download may begin after it was asked for. */
const TICKET_MS = 60_000;
/** The staff's screen of backups, which says that a download did not begin (`src/admin/exports/use-backups.ts`). */
const SCREEN_OF_REFUSED = '/admin/exportar?descarga=vencida';

/**
 * The backups, for an owner: which there are, one more now, and a download. A browser downloads a file of any size by following a link, which
 * carries no token: so the link holds a ticket that is good once and for a minute.
 * @param backups absent where the owner has set no folder for them
 */
export function createBackupApi(
  backups: ScheduledBackups | undefined,
  isOwner: (request: IncomingMessage) => Promise<boolean>,
  now: () => number = Date.now,
): Api {
  const tickets = new Map<string, { readonly name: string; readonly until: number }>();

  async function list(response: ServerResponse, status: number): Promise<void> {
    const made = (await backups?.all()) ?? [];
    replyJson(response, status, {
      estado: backups?.state() ?? 'off',
      enCurso: backups?.isRunning() ?? false,
      falla: backups?.problem() ?? '',
      copias: made.map(({ name, at }) => ({ nombre: name, hecha: new Date(at).toISOString() })),
    });
  }

  function issue(response: ServerResponse, name: string): void {
    for (const [ticket, { until }] of tickets) if (until < now()) tickets.delete(ticket);
    const ticket = randomBytes(24).toString('base64url');
    tickets.set(ticket, { name, until: now() + TICKET_MS });
    replyJson(response, 200, { boleto: ticket });
  }

  async function download(response: ServerResponse, name: string, ticket: string): Promise<void> {
    const issued = tickets.get(ticket);
    tickets.delete(ticket);
    if (issued?.name !== name || issued.until < now()) throw denied();
    const folder = await folderOf(name);
    logInfo(`Se descarga la copia ${name}.`);
    response.writeHead(200, {
      'Content-Type': 'application/x-tar',
      'Content-Disposition': `attachment; filename="${name}.tar"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    // The client may go away at any time, and a file that cannot be read leaves the archive without its end.
    await pipeline(Readable.from(tarOf(folder)), response).catch((error: unknown) => {
      logInfo(`La descarga de ${name} no terminó: ${error instanceof Error ? error.message : String(error)}`);
    });
  }

  async function folderOf(name: string): Promise<string> {
    const folder = await backups?.folderOf(name);
    if (!folder) throw new StatusError('NOT_FOUND', `There is no backup ${name}.`);
    return folder;
  }

  return {
    owns: (pathname) => pathname === ROOT || pathname.startsWith(`${ROOT}/`),
    async serve(request, response, pathname, params) {
      const name = pathname.slice(ROOT.length + 1);
      const ticket = params.get('boleto');
      if (request.method === 'GET' && name !== '' && ticket !== null)
        return download(response, name.replace(/\.tar$/, ''), ticket).catch((error: unknown) => {
          // A browser that follows a link would show the refusal, a piece of JSON, in place of the page.
          if (response.headersSent || !request.headers.accept?.includes('text/html')) throw error;
          response.writeHead(303, { Location: SCREEN_OF_REFUSED, 'Cache-Control': 'no-store' }).end();
        });
      if (!(await isOwner(request))) throw denied();
      if (request.method === 'POST' && name !== '') {
        await folderOf(name);
        return issue(response, name);
      }
      if (name !== '') throw new StatusError('NOT_FOUND', `This server has nothing at ${pathname}.`);
      if (request.method !== 'POST') return list(response, 200);
      // It never rejects. The answer does not wait for it: a large shop takes minutes.
      void backups?.backUpNow();
      return list(response, backups ? 202 : 200);
    },
  };
}
