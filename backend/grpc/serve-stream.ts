import { StatusError } from '../engine/status.ts';
import type { Admission } from '../http/admission.ts';
import type { ChannelRpc } from '../http/channel-route.ts';
import type { Call } from './call.ts';
import { decodeMessage } from './decode.ts';
import { GrpcChannel } from './grpc-channel.ts';
import { readMessages } from './messages-in.ts';
import type { MessageShape } from './schema.ts';

export interface StreamMethod {
  readonly rpc: ChannelRpc;
  readonly request: MessageShape;
  readonly answer: MessageShape;
}

/** Serves a call of Listen or Write until either side ends it. Its messages are handled one after the other, and no more is read meanwhile. */
export async function serveStream(
  admission: Admission,
  { rpc, request, answer }: StreamMethod,
  call: Call,
): Promise<void> {
  const { from, headers } = call;
  admission.handshake(from);
  const held = admission.holdBody({ from, isStaff: false });
  const gate = { limit: rpc.largestBody, keep: held.take, turn: () => admission.nextBodyPiece(from) };
  let channel: GrpcChannel | undefined;
  try {
    for await (const bytes of readMessages(call.stream, headers['grpc-encoding'] as string | undefined, gate)) {
      await admission.turn(from);
      const message = await admission.slices(from, decodeMessage(request, bytes));
      if (channel === undefined) {
        const { database } = message;
        const { authorization } = headers;
        const given = new Map(authorization === undefined ? [] : [['authorization', authorization]]);
        const { holder, join } = await rpc.prepare(typeof database === 'string' ? database : '', given, from);
        if (call.isOver) return;
        channel = new GrpcChannel(call, answer, rpc.sessions.admit(holder), (size) =>
          admission.holdAnswer(holder, size),
        );
        join(channel);
      }
      await channel.receive(message);
      held.giveBack();
      if (call.isOver) return;
    }
    if (channel === undefined) throw new StatusError('INVALID_ARGUMENT', 'The stream has no message.');
    channel.finish();
  } finally {
    held.giveBack();
  }
}
