/** One entry of the server's numbered output: `text` is the JSON of the payload. */
export interface OutgoingArray {
  readonly id: number;
  readonly text: string;
}

/** `<length>\n<text>`: the framing of every WebChannel body. The length counts UTF-16 units, not bytes. */
function frame(text: string): string {
  return `${text.length}\n${text}`;
}

/** Numbered arrays as one frame: `[[1,payload],[2,payload]]`. */
export function arraysFrame(arrays: readonly OutgoingArray[]): string {
  return frame(`[${arrays.map(({ id, text }) => `[${id},${text}]`).join(',')}]`);
}

/** Answer to the handshake: array 0, `["c", SID, host prefix, wire version, server version, keepalive in ms]`. */
export function handshakeFrame(sid: string, keepaliveMs: number): string {
  return arraysFrame([{ id: 0, text: JSON.stringify(['c', sid, '', 8, 14, keepaliveMs]) }]);
}

/**
 * Answer to a forward POST: whether a back channel is open, the newest array sent, and how many characters of arrays are not acknowledged.
 * The client closes the channel when there are not exactly three elements.
 */
export function forwardFrame(hasBackChannel: boolean, lastSent: number, unacknowledgedChars: number): string {
  return frame(JSON.stringify([hasBackChannel ? 1 : 0, lastSent, unacknowledgedChars]));
}

const sharedTexts = new WeakMap<object, string>();

/** Payload of an RPC message or error. */
export function dataPayload(message: unknown): string {
  const isObject = typeof message === 'object' && message !== null;
  return (isObject ? sharedTexts.get(message) : undefined) ?? JSON.stringify([message]);
}

/** For a message that is sent on many streams: its text is made once, and kept once however many have not acknowledged it. */
export function withSharedText<T extends object>(message: T): T {
  sharedTexts.set(message, JSON.stringify([message]));
  return message;
}

/** An empty message, sent so that the client does not take the connection for dead. */
export const NOOP = '["noop"]';
/** Tells the client to come back later: it treats it as UNAVAILABLE and reconnects. */
export const STOP = '["stop"]';
