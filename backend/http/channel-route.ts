import type { IncomingMessage as HttpRequest, ServerResponse } from 'node:http';
import type { Holder } from '../limits/share.ts';
import { toStatusError } from '../protocol/error-json.ts';
import type { BackChannel } from '../protocol/webchannel/back-channel.ts';
import {
  type ForwardBody,
  type IncomingMessage,
  parseForwardBody,
  parseForwardBodySliced,
  parseHeaders,
} from '../protocol/webchannel/forward-body.ts';
import { handshakeFrame } from '../protocol/webchannel/frames.ts';
import { CHANNEL_LIMITS } from '../protocol/webchannel/limits.ts';
import type { ChannelSession } from '../protocol/webchannel/session.ts';
import type { Sessions } from '../protocol/webchannel/sessions.ts';
import type { WriteChannel } from '../protocol/write/write-stream.ts';
import type { Admission } from './admission.ts';
import { BodyTooLarge } from './read-body.ts';
import { reply } from './reply.ts';

/** Characters beyond which reading a body is work that takes its turn. */
const LONG_BODY = 1 << 14;
const STREAM_TYPE = 'text/plain; charset=utf-8';

/** What a stream's own end needs of its session. */
export type StreamChannel = WriteChannel & Pick<ChannelSession, 'start' | 'fail' | 'room'>;

/** A stream whose sender is known. */
export interface PreparedStream {
  readonly holder: Holder;
  /** Joins a new session to its database, or ends it with the reason. */
  readonly join: (session: StreamChannel) => void;
}

export interface ChannelRpc {
  readonly sessions: Sessions;
  /** Bytes of one request. */
  readonly largestBody: number;
  /**
   * Identifies the sender, from the headers that the client put into the handshake's body and from its network address.
   */
  prepare(database: string, headers: ReadonlyMap<string, string>, from: string): Promise<PreparedStream>;
}

/** One request of a WebChannel: handshake, forward POST, hanging GET, or terminate. */
export async function serveChannel(
  rpc: ChannelRpc,
  admission: Admission,
  request: HttpRequest,
  response: ServerResponse,
  params: URLSearchParams,
): Promise<void> {
  const sid = params.get('SID');
  if (sid === null) return handshake(rpc, admission, request, response, params);
  if (params.get('TYPE') === 'terminate') {
    rpc.sessions.terminate(sid);
    return reply(response, 200, STREAM_TYPE, '');
  }
  const session = rpc.sessions.find(sid);
  // These words, and not at the start, make the client open a new session at once.
  if (session === undefined) return reply(response, 400, STREAM_TYPE, 'Error: Unknown SID');
  if (request.method === 'GET') return hang(session, response, params);
  await forward(rpc, admission, session, request, response, params);
}

async function handshake(
  rpc: ChannelRpc,
  admission: Admission,
  request: HttpRequest,
  response: ServerResponse,
  params: URLSearchParams,
): Promise<void> {
  if (request.method !== 'POST') return reply(response, 400, STREAM_TYPE, 'Error: Missing SID');
  const from = admission.clientOf(request);
  admission.handshake(from);
  await admission.withBody(request, rpc.largestBody, { from, isStaff: false }, async (body) => {
    const { headers: inBody, messages } = await readBodyOf(admission, from, body);
    const headers = inBody.size > 0 ? inBody : headersBesideBody(request, params);
    // Before the client is answered: it may send its next message the moment it knows the session.
    const { holder, join } = await rpc.prepare(params.get('database') ?? '', headers, from);
    const session = rpc.sessions.create(holder);
    response.setHeader('X-HTTP-Session-Id', session.sid);
    reply(response, 200, STREAM_TYPE, handshakeFrame(session.sid, CHANNEL_LIMITS.keepaliveMs));
    join(session);
    await receiveInTurns(admission, session, from, messages);
  });
}

/**
 * The headers of a client that has none in its body: SDKs of the first versions 9 have them in the address, and their builds for React Native and
 * Electron send real ones. Passed over, somebody signed in would be a visitor. A password for a proxy in front is not meant for us.
 */
function headersBesideBody({ headers }: HttpRequest, params: URLSearchParams): ReadonlyMap<string, string> {
  const inAddress = params.get('$httpHeaders');
  if (inAddress !== null) return parseHeaders(inAddress);
  const { authorization = '' } = headers;
  return new Map(/^Bearer /i.test(authorization) ? [['authorization', authorization]] : []);
}

async function readBodyOf(admission: Admission, from: string, body: string): Promise<ForwardBody> {
  if (body.length <= LONG_BODY) return parseForwardBody(body);
  await admission.turn(from);
  return admission.slices(from, parseForwardBodySliced(body));
}

/** Each message may cost a query, so others are served between two of them. */
async function receiveInTurns(
  admission: Admission,
  session: ChannelSession,
  from: string,
  messages: readonly IncomingMessage[],
): Promise<void> {
  try {
    for (const message of messages) {
      // Between the turn and the work nothing may be waited for; another request of the same stream may have come first.
      do {
        await session.busy;
        await admission.turn(from);
      } while (session.busy !== undefined);
      session.receive([message]);
    }
  } catch (error) {
    session.fail(toStatusError(error));
  }
}

async function forward(
  rpc: ChannelRpc,
  admission: Admission,
  session: ChannelSession,
  request: HttpRequest,
  response: ServerResponse,
  params: URLSearchParams,
): Promise<void> {
  session.acknowledge(arrayId(params));
  const from = admission.clientOf(request);
  try {
    await admission.withBody(request, rpc.largestBody, { from, isStaff: session.holder.isStaff }, async (body) => {
      const { messages } = await readBodyOf(admission, from, body);
      await receiveInTurns(admission, session, from, messages);
    });
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
    isFull: () => response.writableNeedDrain,
    write: (text) => void response.write(text),
    end: () => void response.end(),
  };
  response.on('close', () => session.detach(channel));
  // In the next round: a socket takes a megabyte at once, and a stream may be fetched from its beginning again and again.
  response.on('drain', () => void setImmediate(() => session.flush()));
  session.attach(channel, arrayId(params));
}

function arrayId(params: URLSearchParams): number {
  const id = Number(params.get('AID') ?? 0);
  return Number.isSafeInteger(id) && id >= 0 ? id : 0;
}
