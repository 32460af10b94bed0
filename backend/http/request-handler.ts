import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Identify } from '../access/identity.ts';
import type { IsStaff } from '../access/staff-lookup.ts';
import type { Databases } from '../databases/databases.ts';
import { invalid, StatusError } from '../engine/status.ts';
import { workKey } from '../limits/work-queue.ts';
import type { CallRest } from '../protocol/rest/rest-call.ts';
import type { Admission } from './admission.ts';
import type { Api } from './api.ts';
import { serveChannel } from './channel-route.ts';
import type { ChannelRpcs } from './channel-rpcs.ts';
import { admitOrigin } from './origin.ts';
import { reply, replyError, replyInPieces } from './reply.ts';

/** Firestore's limit for one request. */
const LARGEST_REST_BODY = 11 << 20;
const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
/** Addresses of services, here or not: a page of the site must not answer for them. */
const SERVICES =
  /^\/(__\/auth\/|__\/(respaldos|segundo-paso)(\/|$)|__\/(apertura|tienda|informes)$|google\.|v0\/|v1\/|v1beta1\/|v2\/|identitytoolkit(\.googleapis\.com)?\/|www\.googleapis\.com\/|securetoken\.googleapis\.com\/|healthz$|metrics$)/;

const UNKNOWN_HOST = 'La tienda no atiende con este nombre. Si es el suyo, dígalo en PUBLIC_ORIGIN.\n';

export interface Services {
  readonly databases: Databases;
  readonly rpcs: ChannelRpcs;
  readonly callRest: CallRest;
  readonly identify: Identify;
  readonly isStaff: IsStaff;
  readonly admission: Admission;
  /** Auth, Storage, the health check and the metrics. */
  readonly apis: readonly Api[];
  /** Everything that is not an API: the site. */
  readonly site: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>;
  /** Whether a caller may talk to the server at all. */
  readonly admits: (request: IncomingMessage) => boolean;
  /** Whether a request names this server, and not another site whose name was pointed here. */
  readonly knowsHost: (request: IncomingMessage) => boolean;
}

/** The server's one entry: every request ends here, and every error becomes an answer. */
export function createRequestHandler(services: Services): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    takeWholeAddress(request);
    route(services, request, response).catch((error: unknown) => replyError(response, error));
  };
}

/** A proxy may ask for a whole address: what it names is then the host, whatever `Host` says. https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
function takeWholeAddress(request: IncomingMessage): void {
  const [, host, rest = ''] = /^https?:\/\/([^/?]*)(.*)$/is.exec(request.url ?? '') ?? [];
  if (host === undefined || request.headers.host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

async function route(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!services.admits(request)) {
    throw new StatusError('PERMISSION_DENIED', 'This server answers its own machine only.');
  }
  const fault = faultOf(request);
  if (fault !== undefined) return reply(response, fault.status, 'text/plain; charset=utf-8', fault.text);
  if (!services.knowsHost(request)) return reply(response, 421, 'text/plain; charset=utf-8', UNKNOWN_HOST);
  // It asks about the server as a whole, as some proxies do to see whether it lives.
  if (request.method === 'OPTIONS' && request.url === '*') return reply(response, 204, 'text/plain', '');
  const { pathname, query } = splitAddress(request.url ?? '/');
  const api = services.apis.find((candidate) => candidate.owns(pathname));
  if (api === undefined && !SERVICES.test(pathname)) return services.site(request, response, pathname);
  const params = new URLSearchParams(query);
  if (!admitOrigin(request, response))
    throw new StatusError('PERMISSION_DENIED', 'This server does not serve pages of other sites.');
  if (request.method === 'OPTIONS') return reply(response, 204, 'text/plain', '');
  const rpc = CHANNEL.exec(pathname)?.[1];
  if (rpc === 'Listen' || rpc === 'Write')
    return serveChannel(services.rpcs[rpc], services.admission, request, response, params);
  if (pathname.startsWith('/v1/projects/')) return serveRest(services, request, response, pathname, params);
  if (api !== undefined) return api.serve(request, response, pathname, params);
  throw new StatusError('NOT_FOUND', `This server has nothing at ${pathname}.`);
}

/** Why HTTP itself forbids a request, if it does. Node is told to leave that to this server (see `web-server.ts`). */
function faultOf({
  httpVersion,
  headers,
  headersDistinct,
}: IncomingMessage): { readonly status: number; readonly text: string } | undefined {
  if (httpVersion === '1.1' && headers.host === undefined)
    return { status: 400, text: 'La petición no dice para quién es: le falta Host.\n' };
  // Whoever is in front may have read the other one.
  if ((headersDistinct['host']?.length ?? 0) > 1)
    return { status: 400, text: 'La petición dice dos veces para quién es.\n' };
  if (headers.expect !== undefined && !/(?:^|\W)100-continue(?:$|\W)/i.test(headers.expect))
    return { status: 417, text: 'La petición espera algo que este servidor no hace.\n' };
  return undefined;
}

async function serveRest(
  { databases, identify, isStaff, admission, callRest }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  params: URLSearchParams,
): Promise<void> {
  const method = request.method ?? '';
  const from = admission.clientOf(request);
  // Before the body is read, because staff have a part of the memory that visitors cannot fill.
  const identity = await identify(request.headers.authorization);
  const holder = { from, isStaff: isStaff(identity) };
  const key = workKey(holder);
  const answer = await admission.withBody(request, LARGEST_REST_BODY, holder, async (body) => {
    await admission.turn(key);
    // Its client has left while it waited: the work would be for nobody.
    if (request.socket.destroyed) throw new StatusError('CANCELLED', 'The request was broken off.');
    return admission.slices(key, callRest({ method, pathname, params, body, identity, holder }, databases));
  });
  const hold = (bytes: number): (() => void) => admission.holdAnswer(holder, bytes);
  await replyInPieces(response, answer, hold, () => admission.nextPiece(key));
}

/** Not `new URL`, which tidies `..` and backslashes away before anybody can refuse them. */
function splitAddress(address: string): { readonly pathname: string; readonly query: string } {
  if (!address.startsWith('/')) throw invalid('The address must be a path.');
  const mark = address.indexOf('?');
  return mark < 0
    ? { pathname: address, query: '' }
    : { pathname: address.slice(0, mark), query: address.slice(mark + 1) };
}
