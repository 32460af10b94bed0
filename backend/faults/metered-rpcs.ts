import type { ChannelRpc, StreamChannel } from '../http/channel-route.ts';
import type { ChannelRpcs } from '../http/channel-rpcs.ts';
import type { Meter } from './meter.ts';

/** The streams as they are, with the documents that each delivers and writes counted for it. */
export function meteredRpcs(rpcs: ChannelRpcs, meter: Meter): ChannelRpcs {
  let streams = 0;
  const metered = (rpc: ChannelRpc, kind: string): ChannelRpc => ({
    sessions: rpc.sessions,
    largestBody: rpc.largestBody,
    prepare: async (database, headers, from) => {
      const { holder, join } = await rpc.prepare(database, headers, from);
      return { holder, join: (channel) => join(meteredChannel(channel, meter, `${kind} ${++streams}`)) };
    },
  });
  return { Listen: metered(rpcs.Listen, 'listen'), Write: metered(rpcs.Write, 'write') };
}

function meteredChannel(channel: StreamChannel, meter: Meter, session: string): StreamChannel {
  const reads = listenReads();
  return {
    sid: channel.sid,
    start: (handler) =>
      channel.start({
        receive: (message) => meter.during(session, () => handler.receive(message)),
        close: () => handler.close(),
      }),
    fail: (error) => channel.fail(error),
    flush: () => channel.flush(),
    stateWithReply: (message) => channel.stateWithReply(message),
    unacknowledged: () => channel.unacknowledged(),
    room: () => channel.room(),
    send: (message) => {
      const sent = message as StreamMessage;
      meter.count('reads', reads(sent), session);
      meter.count('writes', sent.writeResults?.length ?? 0, session);
      channel.send(message);
    },
  };
}

/** What of either stream's messages costs something. */
interface StreamMessage {
  readonly targetChange?: { readonly targetChangeType: string; readonly targetIds?: readonly number[] };
  readonly documentChange?: { readonly targetIds?: readonly number[]; readonly removedTargetIds?: readonly number[] };
  readonly writeResults?: readonly unknown[];
}

/**
 * Reads that a message of a Listen stream costs: one for each document and listener it comes new to, changes for, or leaves by a change; none
 * for one that was deleted; and one for a listener that finds nothing at all.
 */
function listenReads(): (message: StreamMessage) => number {
  const empty = new Set<number>();
  return ({ targetChange, documentChange }) => {
    const ids = targetChange?.targetIds ?? [];
    if (targetChange?.targetChangeType === 'ADD') for (const id of ids) empty.add(id);
    if (targetChange?.targetChangeType === 'CURRENT') return ids.filter((id) => empty.delete(id)).length;
    for (const id of documentChange?.targetIds ?? []) empty.delete(id);
    return (documentChange?.targetIds?.length ?? 0) + (documentChange?.removedTargetIds?.length ?? 0);
  };
}
