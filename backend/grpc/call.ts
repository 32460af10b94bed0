import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { STATUS_NUMBERS, type Status, type StatusError } from '../engine/status.ts';
import { encodeMessage } from './encode.ts';
import type { MessageShape } from './schema.ts';

const HEADERS = {
  ':status': 200,
  'content-type': 'application/grpc',
  'grpc-accept-encoding': 'identity,gzip',
};
const UNITS: Readonly<Record<string, number>> = { n: 1e-6, u: 1e-3, m: 1, S: 1000, M: 60_000, H: 3_600_000 };
/** Longest that a timer of Node can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** A message with the five bytes that go before it. */
export function frameOf(shape: MessageShape, json: unknown): Buffer {
  const message = encodeMessage(shape, json);
  const frame = Buffer.allocUnsafe(5 + message.length);
  frame[0] = 0;
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, 5);
  return frame;
}

/** One call: a stream of HTTP/2 on which messages go both ways, and at the end a status. */
export class Call {
  readonly stream: ServerHttp2Stream;
  readonly headers: IncomingHttpHeaders;
  /** The client, in whose share it is counted. */
  readonly from: string;
  /** Ends it when the server stops. Streams that have something to say first set their own. */
  onStop: (error: StatusError) => void = (error) => this.end(error);
  #isEnded = false;
  #deadline: NodeJS.Timeout | undefined;

  constructor(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, from: string) {
    this.stream = stream;
    this.headers = headers;
    this.from = from;
    stream.once('close', () => clearTimeout(this.#deadline));
  }

  /** Whether nothing more can be said on it. */
  get isOver(): boolean {
    return this.#isEnded || this.stream.destroyed;
  }

  /** Whether it ended as calls do, and was not broken off by its client. */
  get isAnswered(): boolean {
    return this.#isEnded;
  }

  /** Answers what is no call of gRPC. */
  refuse(httpStatus: number): void {
    if (this.isOver) return;
    this.#isEnded = true;
    this.stream.respond({ ':status': httpStatus }, { endStream: true });
    this.#stopReading();
  }

  /** Calls a function when the client's time is over, and in any case after so many milliseconds. */
  onDeadline(mostMs: number, then: () => void): void {
    const [, digits, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(String(this.headers['grpc-timeout'] ?? '')) ?? [];
    const asked = digits === undefined ? mostMs : Number(digits) * (UNITS[unit] ?? 0);
    this.#deadline = setTimeout(then, Math.min(asked, mostMs, LONGEST_MS));
    this.#deadline.unref();
  }

  /** Writes whole frames. `then` is called once, when they have been taken or the client has gone. */
  write(frames: Buffer, then: () => void): void {
    const { stream } = this;
    if (this.isOver) return then();
    let isDone = false;
    const done = (): void => {
      stream.off('close', done);
      if (!isDone) then();
      isDone = true;
    };
    stream.once('close', done);
    if (!stream.headersSent) stream.respond(HEADERS, { waitForTrailers: true });
    stream.write(frames, done);
  }

  /** Ends the call with a refusal, or well. What the client is still sending is not waited for. */
  end(error?: StatusError): void {
    if (this.isOver) return;
    this.#isEnded = true;
    const { stream } = this;
    const trailers = trailersOf(error?.status, error?.message);
    stream.resume();
    if (!stream.headersSent) {
      stream.respond({ ...HEADERS, ...trailers }, { endStream: true });
      return this.#stopReading();
    }
    stream.once('wantTrailers', () => {
      stream.sendTrailers(trailers);
      this.#stopReading();
    });
    stream.end();
  }

  #stopReading(): void {
    const { stream } = this;
    setImmediate(() => {
      if (!stream.readableEnded && !stream.destroyed) stream.close(constants.NGHTTP2_NO_ERROR);
    });
  }
}

function trailersOf(status: Status | undefined, message = ''): Record<string, string | number> {
  if (status === undefined) return { 'grpc-status': 0 };
  // As gRPC has it: what is not a printable character of ASCII is percent-encoded, and so is the per cent sign.
  const text = message.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\x20-\x24\x26-\x7e]/gu, encodeURIComponent);
  return { 'grpc-status': STATUS_NUMBERS[status], 'grpc-message': text };
}
