import type { Json } from './database.ts';
import { exchange, type RawAnswer } from './exchange.ts';
import { HANG_MS } from './hang-limit.ts';
import { target } from './target.ts';
import { FrameReader, readFrames } from './webchannel-frames.ts';

export interface TargetChange {
  targetChangeType?: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
  targetIds?: number[];
  cause?: { code: number; message?: string };
  resumeToken?: string;
  readTime?: string;
}

/** One message from the server: of Listen, of Write, or the error that ends a stream. */
export interface StreamMessage {
  targetChange?: TargetChange;
  documentChange?: {
    document: { name: string; fields?: Record<string, Json>; updateTime?: string; createTime?: string };
    targetIds?: number[];
    removedTargetIds?: number[];
  };
  documentDelete?: { document: string; readTime?: string; removedTargetIds?: number[] };
  documentRemove?: { document: string; readTime?: string; removedTargetIds?: number[] };
  filter?: { targetId: number; count?: number; unchangedNames?: object };
  streamId?: string;
  streamToken?: string;
  writeResults?: { updateTime?: string; transformResults?: Json[] }[];
  commitTime?: string;
  error?: { code: number; status: string; message?: string };
}

const CLIENT_HEADERS = 'X-Goog-Api-Client:gl-js/ fire/12.19.0\r\nContent-Type:text/plain\r\n';

/** `count=…&ofs=…&reqN___data__=…`, with the header block that a handshake carries. */
export function forwardBody(messages: readonly (object | string)[], offset: number, headers?: string): string {
  const body = new URLSearchParams();
  if (headers !== undefined) body.set('headers', headers);
  body.set('count', String(messages.length));
  body.set('ofs', String(offset));
  for (const [index, message] of messages.entries()) {
    body.set(`req${index}___data__`, typeof message === 'string' ? message : JSON.stringify(message));
  }
  return body.toString();
}

export function channelUrl(rpc: 'Listen' | 'Write', parameters: Record<string, string>): string {
  const query = new URLSearchParams({ VER: '8', ...parameters, zx: 'abc', t: '1' });
  return `${target.origin}/google.firestore.v1.Firestore/${rpc}/channel?${query.toString()}`;
}

export function post(url: string, body: string): Promise<RawAnswer> {
  return exchange('POST', url, 'application/x-www-form-urlencoded', body);
}

/**
 * One WebChannel session, written from the wire up so that nothing of the SDK hides what the server sends.
 * Every array is kept in `arrays`; `messages` holds those that carry data.
 */
export class Channel {
  readonly arrays: [number, Json][] = [];
  readonly messages: StreamMessage[] = [];
  sid = '';
  /** Answers of the forward POSTs: `[back channel present, last array id, unacknowledged]`. */
  readonly acknowledgements: Json[] = [];
  handshake: Json = null;
  /** Status of the last back channel that ended, 0 for a broken one. */
  backChannelStatus: number | undefined;
  #rid = Math.floor(Math.random() * 90_000);
  #offset = 0;
  #read = 0;
  #abort: AbortController | undefined;
  #watchers = new Set<() => void>();

  readonly rpc: 'Listen' | 'Write';
  readonly database: string;

  constructor(rpc: 'Listen' | 'Write', database: string) {
    this.rpc = rpc;
    this.database = database;
  }

  /** Opens the session with its first messages and, unless told otherwise, a streaming back channel. */
  static async open(rpc: 'Listen' | 'Write', database: string, first: object[], backChannel = true): Promise<Channel> {
    const channel = new Channel(rpc, database);
    const answer = await channel.shakeHands(first);
    if (answer.status !== 200) throw new Error(`handshake: ${answer.status} ${answer.text}`);
    if (backChannel) void channel.openBackChannel();
    return channel;
  }

  async shakeHands(first: object[]): Promise<RawAnswer> {
    const parameters = {
      database: this.database,
      RID: String(this.#rid),
      CVER: '22',
      'X-HTTP-Session-Id': 'gsessionid',
    };
    const answer = await post(channelUrl(this.rpc, parameters), forwardBody(first, 0, CLIENT_HEADERS));
    this.#offset = first.length;
    if (answer.status !== 200) return answer;
    for (const frame of readFrames(answer.text)) {
      const arrays = JSON.parse(frame) as [number, Json][];
      const hello = arrays[0]?.[1];
      if (Array.isArray(hello)) this.handshake = hello;
      if (Array.isArray(hello) && typeof hello[1] === 'string') this.sid = hello[1];
    }
    return answer;
  }

  /** Query parameters of every later request. */
  parameters(extra: Record<string, string>): Record<string, string> {
    return { database: this.database, SID: this.sid, AID: String(this.lastArray), ...extra };
  }

  get lastArray(): number {
    return this.arrays.at(-1)?.[0] ?? 0;
  }

  /** Sends messages in one POST; the answer has to be the three-element acknowledgement. */
  async send(...messages: (object | string)[]): Promise<void> {
    const [offset, rid] = this.reserve(messages.length);
    const answer = await this.sendAt(offset, rid, messages);
    if (answer.status !== 200) throw new Error(`forward: ${answer.status} ${answer.text}`);
    for (const frame of readFrames(answer.text)) this.acknowledgements.push(JSON.parse(frame) as Json);
  }

  /** Takes the next message ids and request id, for tests that send them themselves (late, twice, out of order). */
  reserve(count: number): [offset: number, rid: number] {
    const offset = this.#offset;
    this.#offset += count;
    this.#rid += 1;
    return [offset, this.#rid];
  }

  sendAt(
    offset: number,
    rid: number,
    messages: (object | string)[],
    acknowledged = this.lastArray,
  ): Promise<RawAnswer> {
    const parameters = this.parameters({ RID: String(rid), AID: String(acknowledged) });
    return post(channelUrl(this.rpc, parameters), forwardBody(messages, offset));
  }

  /** Reads a back channel until it ends. `CI=1` asks the server to end it after the first data. */
  async openBackChannel(ci: '0' | '1' = '0', acknowledged = this.lastArray): Promise<number> {
    const abort = new AbortController();
    this.#abort = abort;
    const parameters = this.parameters({ RID: 'rpc', CI: ci, TYPE: 'xmlhttp', AID: String(acknowledged) });
    try {
      const response = await fetch(channelUrl(this.rpc, parameters), { signal: abort.signal });
      this.backChannelStatus = response.status;
      const reader = new FrameReader();
      const decoder = new TextDecoder();
      if (response.status === 200 && response.body) {
        for await (const chunk of response.body) this.#take(reader.push(decoder.decode(chunk, { stream: true })));
      }
    } catch {
      this.backChannelStatus = 0;
    }
    this.#wake();
    return this.backChannelStatus;
  }

  #take(frames: string[]): void {
    for (const frame of frames) {
      for (const [id, payload] of JSON.parse(frame) as [number, Json][]) {
        this.arrays.push([id, payload]);
        const data = Array.isArray(payload) ? payload[0] : null;
        if (data !== null && typeof data === 'object') this.messages.push(data as StreamMessage);
      }
    }
    this.#wake();
  }

  #wake(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Closes the connection of the back channel without ending the session, as a lost network does. */
  dropBackChannel(): void {
    this.#abort?.abort();
  }

  /** Waits until the condition holds; it is asked again after every frame. */
  async until<T>(what: string, condition: () => T | undefined | false): Promise<T> {
    return await new Promise<T>((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#watchers.delete(check);
      };
      const check = () => {
        const found = condition();
        if (found === undefined || found === false) return;
        stop();
        resolve(found);
      };
      const timer = setTimeout(() => {
        stop();
        const seen = JSON.stringify(this.messages.slice(this.#read)).slice(0, 3_000);
        reject(new Error(`waited for ${what}; unread: ${seen}; back channel ${this.backChannelStatus}`));
      }, HANG_MS);
      this.#watchers.add(check);
      check();
    });
  }

  /** The next messages up to and including the first that fits; later ones stay for the next call. */
  async nextUntil(what: string, fits: (message: StreamMessage) => boolean): Promise<StreamMessage[]> {
    const end = await this.until(what, () => {
      const index = this.messages.findIndex((message, at) => at >= this.#read && fits(message));
      return index >= 0 && index + 1;
    });
    const taken = this.messages.slice(this.#read, end);
    this.#read = end;
    return taken;
  }

  terminate(): Promise<RawAnswer> {
    this.#rid += 1;
    return post(channelUrl(this.rpc, this.parameters({ RID: String(this.#rid), TYPE: 'terminate' })), '');
  }

  /** Ends the session, whatever state it is in. */
  async close(): Promise<void> {
    await this.terminate().catch(() => undefined);
    this.dropBackChannel();
  }
}

/** A consistent state of the whole stream: no target named, a read time. */
export function isSnapshot(message: StreamMessage): boolean {
  const change = message.targetChange;
  if (!change || (change.targetIds ?? []).length > 0) return false;
  return (change.targetChangeType ?? 'NO_CHANGE') === 'NO_CHANGE' && change.readTime !== undefined;
}
