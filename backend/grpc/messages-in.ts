import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StatusError } from '../engine/status.ts';
import { BodyTooLarge } from '../http/read-body.ts';

/** What comes before each message: whether it is compressed, and its length. */
const HEAD = 5;
/** Bytes of a compressed message that are unpacked at once. */
const PIECE_BYTES = 1 << 16;

export interface IncomingGate {
  /** Bytes of one message. */
  readonly limit: number;
  /** Counts bytes that are kept. May throw a refusal. */
  readonly keep: (bytes: number) => void;
  /** Resolves when the next piece may be taken. */
  readonly turn: () => Promise<void>;
}

/** The messages of a call, until its client has said its last one. Throws BodyTooLarge, CANCELLED when the client leaves, or what the gate throws. */
export async function* readMessages(
  stream: Readable,
  encoding: string | undefined,
  gate: IncomingGate,
): AsyncGenerator<Buffer, void, void> {
  const { limit, keep, turn } = gate;
  let pieces: Buffer[] = [];
  let size = 0;
  let wanted = HEAD;
  for await (const piece of untilBrokenOff(stream)) {
    await turn();
    keep(piece.length);
    pieces.push(piece);
    size += piece.length;
    while (size >= wanted) {
      // Thousands of short messages may come in one piece, which is not copied for each.
      const bytes = pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
      const end = HEAD + bytes.readUInt32BE(1);
      if (end - HEAD > limit) throw new BodyTooLarge(limit);
      [pieces, wanted] = [[bytes], end];
      if (size < end) break;
      const message = bytes.subarray(HEAD, end);
      yield bytes[0] === 0 ? message : await unpacked(message, encoding, gate);
      [pieces, size, wanted] = [[bytes.subarray(end)], size - end, HEAD];
    }
  }
  if (size > 0) throw new StatusError('INVALID_ARGUMENT', 'The last message is not whole.');
}

/**
 * The unpacked message, counted piece by piece while it is unpacked: thirty kilobytes may become thirty megabytes, and counted only at the end two hundred
 * such calls of one stranger would hold gigabytes at once. When it is more than may be kept, no more of it is unpacked.
 */
async function unpacked(
  message: Buffer,
  encoding: string | undefined,
  { limit, keep, turn }: IncomingGate,
): Promise<Buffer> {
  if (encoding !== 'gzip') throw new StatusError('UNIMPLEMENTED', 'Messages may be compressed by gzip only.');
  const unzip = createGunzip({ chunkSize: PIECE_BYTES });
  unzip.end(message);
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of unzip as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > limit) throw new BodyTooLarge(limit);
      await turn();
      keep(piece.length);
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof StatusError) throw error;
    throw new StatusError('INVALID_ARGUMENT', 'The message is not gzip.');
  }
  return Buffer.concat(pieces);
}

/** Without destroying the stream at the end, because the answer travels on it. */
async function* untilBrokenOff(stream: Readable): AsyncGenerator<Buffer, void, void> {
  try {
    yield* stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch {
    throw new StatusError('CANCELLED', 'The call was broken off.');
  }
}
