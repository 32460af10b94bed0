import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseForwardBody } from '../protocol/webchannel/forward-body.ts';
import { handshakeFrame } from '../protocol/webchannel/frames.ts';
import { CHANNEL_LIMITS } from '../protocol/webchannel/limits.ts';
import type { BackChannel, ChannelSession } from '../protocol/webchannel/session.ts';
import type { Sessions } from '../protocol/webchannel/sessions.ts';
import { BodyTooLarge, readBody } from './read-body.ts';
import { reply } from './reply.ts';

const STREAM_TYPE = 'text/plain; charset=utf-8';
/** Firestore's 10 MiB, percent-encoded. */
const LARGEST_BODY = 32 << 20;

/** What a stream's own end needs of its session. */
export type StreamChannel = Pick<ChannelSession, 'sid' | 'start' | 'send' | 'flush' | 'fail' | 'stateWithReply'>;

export interface ChannelRpc {
  readonly sessions: Sessions;
  /**
   * Identifies the sender, from the headers that the client put into the handshake's body. The answer joins a new session to its
   * database, or ends it with the reason.
   */
  prepare(database: string, headers: ReadonlyMap<string, string>): Promise<(session: StreamChannel) => void>;
}

/** One request of a WebChannel: handshake, forward POST, hanging GET, or terminate. */
export async function serveChannel(
  rpc: ChannelRpc,
  request: IncomingMessage,
  response: ServerResponse,
  params: URLSearchParams,
): Promise<void> {
  const sid = params.get('SID');
  if (sid === null) return handshake(rpc, request, response, params);
  if (params.get('TYPE') === 'terminate') {
    rpc.sessions.terminate(sid);
    return reply(response, 200, STREAM_TYPE, '');
  }
  const session = rpc.sessions.find(sid);
  // These words, and not at the start, make the client open a new session at once.
  if (session === undefined) return reply(response, 400, STREAM_TYPE, 'Error: Unknown SID');
  if (request.method === 'GET') return hang(session, response, params);
  await forward(session, request, response, params);
}

async function handshake(
  rpc: ChannelRpc,
  request: IncomingMessage,
  response: ServerResponse,
  params: URLSearchParams,
): Promise<void> {
  if (request.method !== 'POST') return reply(response, 400, STREAM_TYPE, 'Error: Missing SID');
  const { headers, messages } = parseForwardBody(await readBody(request, LARGEST_BODY));
  // Before the client is answered: it may send its next message the moment it knows the session.
  const join = await rpc.prepare(params.get('database') ?? '', headers);
  const session = rpc.sessions.create();
  response.setHeader('X-HTTP-Session-Id', session.sid);
  reply(response, 200, STREAM_TYPE, handshakeFrame(session.sid, CHANNEL_LIMITS.keepaliveMs));
  join(session);
  session.receive(messages);
}

async function forward(
  session: ChannelSession,
  request: IncomingMessage,
  response: ServerResponse,
  params: URLSearchParams,
): Promise<void> {
  session.acknowledge(arrayId(params));
  try {
    session.receive(parseForwardBody(await readBody(request, LARGEST_BODY)).messages);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    // An HTTP error would make the client send the same again for ever; a stream error makes it give up this write.
    session.fail(error);
  }
  reply(response, 200, STREAM_TYPE, session.forwardReply());
}

function hang(session: ChannelSession, response: ServerResponse, params: URLSearchParams): void {
  response.writeHead(200, {
    'Content-Type': STREAM_TYPE,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Accel-Buffering': 'no',
  });
  const timeout = Number(params.get('TO'));
  const channel: BackChannel = {
    isLongPoll: params.get('CI') === '1',
    holdMs: timeout > 0 ? timeout : undefined,
    write: (text) => void response.write(text),
    end: () => void response.end(),
  };
  response.on('close', () => session.detach(channel));
  session.attach(channel, arrayId(params));
}

function arrayId(params: URLSearchParams): number {
  const id = Number(params.get('AID') ?? 0);
  return Number.isSafeInteger(id) && id >= 0 ? id : 0;
}
