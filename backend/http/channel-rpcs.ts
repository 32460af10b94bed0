import type { Identify, Identity } from '../access/identity.ts';
import type { IsStaff } from '../access/staff-lookup.ts';
import type { Databases } from '../databases/databases.ts';
import type { Store } from '../databases/store.ts';
import type { Sliced } from '../engine/slices.ts';
import { StatusError } from '../engine/status.ts';
import type { Refusals } from '../limits/refusals.ts';
import { type Holder, Share, type ShareSize } from '../limits/share.ts';
import { workKey } from '../limits/work-queue.ts';
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

export interface RpcParts {
  readonly databases: Databases;
  readonly store: Store;
  /** By the token alone: whether its account still stands behind it is for `rights`. */
  readonly identify: Identify;
  readonly rights: StreamRights;
  readonly isStaff: IsStaff;
  /** How many streams may be open. */
  readonly streams: ShareSize;
  /** Of the bytes that clients let the server remember. */
  readonly kept: Share;
  readonly refusals: Refusals;
  /** Does long work of a client in turns with the others'. */
  readonly slices: (from: string, work: Sliced<void>) => Promise<void> | void;
}

/** One request of a Listen stream adds or removes a target. */
const LARGEST_LISTEN = 2 << 20;
/** Firestore's 10 MiB, percent-encoded. */
const LARGEST_WRITE = 32 << 20;

/** The two streaming calls. Write sessions that were alive when the last process died are taken up again. */
export function createRpcs(parts: RpcParts): ChannelRpcs {
  const { databases, store, identify, rights, isStaff, streams, kept, refusals, slices } = parts;
  const opener = (
    start: (session: StreamChannel, database: string, identity: Identity, holder: Holder) => StreamHandler,
  ): ChannelRpc['prepare'] => {
    return async (database, headers, from) => {
      const identity = await identify(headers.get('authorization')).catch(toStatusError);
      const holder = { from, isStaff: !(identity instanceof StatusError) && isStaff(identity) };
      const join = (session: StreamChannel): void => {
        if (identity instanceof StatusError) return session.fail(identity);
        try {
          const channel = rights.guard(identity, session);
          channel.start(start(channel, database, identity, holder));
        } catch (error) {
          session.fail(toStatusError(error));
        }
      };
      return { holder, join };
    };
  };
  const open = new Share(streams);
  const listens = new Sessions(() => {}, open, refusals, slices);
  const writes = new Sessions((sid) => store.forgetSession(sid), open, refusals, slices);
  for (const { sid, database, identity, unacknowledged, ...state } of store.sessions()) {
    const arrays = unacknowledged.map(([id, text]) => ({ id, text }));
    const sender = JSON.parse(identity) as Identity;
    // Where their clients are is not stored, so all visitors of before count as one.
    const holder = { from: '', isStaff: isStaff(sender) };
    const session = writes.restore(sid, { ...state, unacknowledged: arrays }, holder);
    if (session === undefined) {
      store.forgetSession(sid);
      continue;
    }
    try {
      const channel = rights.guard(sender, session);
      channel.start(
        new WriteStream(databases.open(database), sender, channel, {
          holder,
          isRestored: true,
          run: (work) => slices(workKey(holder), work),
        }),
      );
    } catch {
      // The server now runs in another mode and does not serve that database, or the sender's token has ended since.
      writes.terminate(sid);
    }
  }
  return {
    Listen: {
      sessions: listens,
      largestBody: LARGEST_LISTEN,
      prepare: opener((session, database, identity, holder) => {
        const send = (messages: readonly unknown[]): void => {
          for (const message of messages) session.send(message);
          session.flush();
        };
        return new ListenStream(databases.open(database), identity, send, {
          run: (work) => slices(workKey(holder), work),
          room: () => session.room(),
          onOverrun: () => session.fail(new StatusError('UNAVAILABLE', 'Too much has changed meanwhile. Listen anew.')),
          kept: {
            take(bytes) {
              if (kept.take(holder, bytes)) return true;
              refusals.note('memoria');
              return false;
            },
            giveBack: (bytes) => kept.giveBack(holder, bytes),
          },
        });
      }),
    },
    Write: {
      sessions: writes,
      largestBody: LARGEST_WRITE,
      prepare: opener(
        (session, database, identity, holder) =>
          new WriteStream(databases.open(database), identity, session, {
            holder,
            run: (work) => slices(workKey(holder), work),
          }),
      ),
    },
  };
}
