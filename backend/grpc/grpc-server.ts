import {
  constants,
  createServer,
  type Http2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { Socket } from 'node:net';
import { invalid, StatusError } from '../engine/status.ts';
import type { ChannelRpcs } from '../http/channel-rpcs.ts';
import type { ClientOf, Sender } from '../limits/client-address.ts';
import type { Limits } from '../limits/limits.ts';
import { Pacer } from '../limits/pacer.ts';
import { RateLimit } from '../limits/rate-limit.ts';
import type { Refusals } from '../limits/refusals.ts';
import { Share } from '../limits/share.ts';
import { toStatusError } from '../protocol/error-json.ts';
import { Call } from './call.ts';
import { METHODS } from './methods.ts';
import { messageShape } from './schema.ts';
import { type MethodServices, serveMethod } from './serve-method.ts';
import { serveStream } from './serve-stream.ts';

export interface GrpcServices extends MethodServices {
  readonly rpcs: ChannelRpcs;
  readonly clientOf: ClientOf;
  readonly refusals: Refusals;
  readonly limits: Pick<Limits, 'connections' | 'times'>;
  /** Whether a caller may talk to the server at all. */
  readonly admits: (sender: Sender) => boolean;
  /** Whether a call names this server. */
  readonly knowsHost: (sender: Sender) => boolean;
}

export interface GrpcServer {
  /** Takes a connection whose first bytes are those of HTTP/2. */
  accept(socket: Socket): void;
  /** Ends every call and tells the clients to come back. */
  stop(): void;
}

const METHOD = /^\/google\.firestore\.v1\.Firestore\/(\w+)$/;
/** Calls of one client that begin in a round of the event loop, as many as requests of HTTP/1. */
const EACH = 4;
/** Calls of one connection at the same time. Firebase's clients wait or open another one. */
const CALLS_AT_ONCE = 100;
/** Calls that a client breaks off before they are answered: a page that closes all its listeners, now and then. */
const BROKEN_OFF = { burst: 200, refillMs: 50 };
/** How long open calls may take to end before their connections are cut. */
const DRAIN_MS = 1000;
/** Node's own limits of a session, narrower than it has them. */
const SESSION = {
  maxHeaderListPairs: 100,
  maxSessionInvalidFrames: 10,
  maxSessionRejectedStreams: 20,
  settings: { maxConcurrentStreams: CALLS_AT_ONCE, maxHeaderListSize: 1 << 14, enablePush: false },
};
const STREAMS = {
  Listen: { request: messageShape('ListenRequest'), answer: messageShape('ListenResponse') },
  Write: { request: messageShape('WriteRequest'), answer: messageShape('WriteResponse') },
};

/**
 * Firestore's gRPC service on connections of HTTP/2 that another server has accepted. A call passes what a request of HTTP/1 passes: the same shares, turns and
 * rules. Of each client a part of the calls may be open, as many as it may have connections.
 */
export function createGrpcServer(services: GrpcServices): GrpcServer {
  const { clientOf, refusals, limits } = services;
  const server = createServer(SESSION);
  const pacer = new Pacer(EACH);
  const open = new Share(limits.connections);
  const brokenOff = new RateLimit(BROKEN_OFF, Date.now);
  const sessions = new Set<Http2Session>();
  const calls = new Set<Call>();

  function begin(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    stream.on('error', () => {});
    const session = stream.session;
    const from = clientOf(senderOf(stream, headers));
    const call = new Call(stream, headers, from);
    const holder = { from, isStaff: false };
    if (!open.take(holder)) return call.end(refusals.exhausted('conexiones', 'Too many calls at once.'));
    calls.add(call);
    stream.once('close', () => {
      calls.delete(call);
      open.giveBack(holder);
      // Each costs the server more than its client.
      if (call.isAnswered || brokenOff.take(from)) return;
      refusals.note('conexiones');
      session?.destroy(undefined, constants.NGHTTP2_ENHANCE_YOUR_CALM);
    });
    pacer.begin(from, () => void answer(call).catch((error: unknown) => call.onStop(toStatusError(error))));
  }

  async function answer(call: Call): Promise<void> {
    const { stream, headers } = call;
    if (call.isOver) return;
    if (headers[':method'] !== 'POST' || !/^application\/grpc(?:\+proto)?(?:$|;)/.test(headers['content-type'] ?? ''))
      return call.refuse(415);
    const sender = senderOf(stream, headers);
    if (!services.admits(sender))
      throw new StatusError('PERMISSION_DENIED', 'This server answers its own machine only.');
    if (!services.knowsHost(sender)) return call.refuse(421);
    const name = METHOD.exec(headers[':path'] ?? '')?.[1] ?? '';
    const over = (): void => call.onStop(new StatusError('DEADLINE_EXCEEDED', 'The time of the call is over.'));
    if (name === 'Listen' || name === 'Write') {
      call.onDeadline(Number.POSITIVE_INFINITY, over);
      return serveStream(services.admission, { ...STREAMS[name], rpc: services.rpcs[name] }, call);
    }
    const method = METHODS.get(name);
    if (method === undefined)
      throw new StatusError(
        'UNIMPLEMENTED',
        invalid(`This server has no ${name || String(headers[':path'])}.`).message,
      );
    call.onDeadline(limits.times.requestTimeout, over);
    await serveMethod(services, method, call);
  }

  server.on('stream', begin);
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    keepWhileAlive(session, limits.times);
  });
  server.on('sessionError', () => {});
  return {
    accept: (socket) => {
      // Half of a connection is no use to HTTP/2.
      socket.once('end', () => socket.destroy());
      server.emit('connection', socket);
    },
    stop: () => {
      for (const call of calls) call.onStop(new StatusError('UNAVAILABLE', 'The server is stopping.'));
      for (const session of sessions) session.close();
      setTimeout(() => sessions.forEach((session) => session.destroy()), DRAIN_MS).unref();
    },
  };
}

/** The host of HTTP/2 has a name of its own. */
function senderOf({ session }: ServerHttp2Stream, headers: IncomingHttpHeaders): Sender {
  const host = headers.host ?? headers[':authority'];
  return {
    socket: { remoteAddress: session?.socket.remoteAddress },
    headers: host === undefined ? headers : { ...headers, host },
  };
}

/** Ends a connection on which no call begins, or on which nothing comes although it is asked for. */
function keepWhileAlive(session: ServerHttp2Session, times: Limits['times']): void {
  let isAsked = false;
  let calls = 0;
  const first = setTimeout(() => session.destroy(), times.headersTimeout);
  session.once('close', () => clearTimeout(first));
  session.on('error', () => {});
  session.on('stream', (stream) => {
    clearTimeout(first);
    calls += 1;
    stream.once('close', () => {
      calls -= 1;
    });
  });
  session.setTimeout(times.silence, () => {
    if (calls === 0) return session.close();
    if (isAsked) return session.destroy();
    isAsked = true;
    session.ping(() => {
      isAsked = false;
    });
  });
}
