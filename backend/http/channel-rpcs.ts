import type { Identify, Identity } from '../access/identity.ts';
import type { Databases } from '../databases/databases.ts';
import type { Store } from '../databases/store.ts';
import { StatusError } from '../engine/status.ts';
import { toStatusError } from '../protocol/error-json.ts';
import { ListenStream } from '../protocol/listen/listen-stream.ts';
import type { StreamHandler } from '../protocol/webchannel/session.ts';
import { Sessions } from '../protocol/webchannel/sessions.ts';
import { WriteStream } from '../protocol/write/write-stream.ts';
import type { ChannelRpc, StreamChannel } from './channel-route.ts';
import type { StreamRights } from './stream-rights.ts';

export interface ChannelRpcs {
  readonly Listen: ChannelRpc;
  readonly Write: ChannelRpc;
}

/** The two streaming calls. Write sessions that were alive when the last process died are taken up again. */
export function createRpcs(databases: Databases, store: Store, identify: Identify, rights: StreamRights): ChannelRpcs {
  const opener = (
    start: (session: StreamChannel, database: string, identity: Identity) => StreamHandler,
  ): ChannelRpc['prepare'] => {
    return async (database, headers) => {
      const identity = await identify(headers.get('authorization')).catch(toStatusError);
      return (session) => {
        if (identity instanceof StatusError) return session.fail(identity);
        try {
          const channel = rights.guard(identity, session);
          channel.start(start(channel, database, identity));
        } catch (error) {
          session.fail(toStatusError(error));
        }
      };
    };
  };
  const listens = new Sessions(() => {});
  const writes = new Sessions((sid) => store.forgetSession(sid));
  for (const { sid, database, identity, unacknowledged, ...state } of store.sessions()) {
    const arrays = unacknowledged.map(([id, text]) => ({ id, text }));
    const session = writes.restore(sid, { ...state, unacknowledged: arrays });
    try {
      const sender = JSON.parse(identity) as Identity;
      const channel = rights.guard(sender, session);
      channel.start(new WriteStream(databases.open(database), sender, channel, true));
    } catch {
      // The server now runs in another mode and does not serve that database, or the sender's token has ended since.
      writes.terminate(sid);
    }
  }
  return {
    Listen: {
      sessions: listens,
      prepare: opener((session, database, identity) => {
        return new ListenStream(databases.open(database), identity, (messages) => {
          for (const message of messages) session.send(message);
          session.flush();
        });
      }),
    },
    Write: {
      sessions: writes,
      prepare: opener((session, database, identity) => new WriteStream(databases.open(database), identity, session)),
    },
  };
}
