export interface ChannelLimits {
  /** Announced to the client, which gives up a silent back channel after one and a half times this. */
  readonly keepaliveMs: number;
  /** Silence after which a heartbeat is sent; safely below keepaliveMs. */
  readonly heartbeatMs: number;
  /** Longest that a long-poll request hangs. */
  readonly longPollMs: number;
  /** Age at which a back channel is ended, so that the client reopens it and acknowledges. */
  readonly backChannelMs: number;
  /** Characters after which it is ended for the same reason; the browser keeps all of them in memory. */
  readonly backChannelChars: number;
  /** Characters of arrays put into one frame: the client understands a frame only once it is whole. */
  readonly frameChars: number;
  /** Characters kept for a client that does not acknowledge; then its session is dropped. */
  readonly bufferedChars: number;
  /** The same for all sessions together; then those with the most kept characters are dropped. */
  readonly totalChars: number;
  /** Characters that a first load may have unacknowledged before it waits: a visitor's, because a visitor may have two hundred streams, and staff's. */
  readonly roomChars: number;
  readonly staffRoomChars: number;
  readonly earlyMessages: number;
  /** Characters of messages that wait for an earlier one. */
  readonly earlyChars: number;
  /** How long early messages wait for a missing one. */
  readonly gapMs: number;
  /** How long a session without any request is kept; the client's own retries last 45 seconds. */
  readonly absenceMs: number;
  /** How long a session is kept whose client never fetched anything: it does so within a second. */
  readonly firstFetchMs: number;
}

export const CHANNEL_LIMITS: ChannelLimits = {
  keepaliveMs: 30_000,
  heartbeatMs: 20_000,
  longPollMs: 20_000,
  backChannelMs: 5 * 60_000,
  backChannelChars: 1 << 20,
  frameChars: 1 << 16,
  bufferedChars: 1 << 25,
  totalChars: 1 << 27,
  roomChars: 1 << 18,
  staffRoomChars: 1 << 22,
  earlyMessages: 1000,
  earlyChars: 1 << 20,
  gapMs: 20_000,
  absenceMs: 90_000,
  firstFetchMs: 30_000,
};
