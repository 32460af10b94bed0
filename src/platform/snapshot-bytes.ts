import { err, ok, type Result } from '#domain/kernel/result.ts';
import { checkCount, checkPacked, type SnapshotProblem } from '#domain/snapshot/check.ts';
import { joinParts, splitParts } from '#domain/snapshot/parts.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { Snapshot } from '#domain/snapshot/snapshot.ts';
import { textToIds, textToSnapshot } from '#domain/snapshot/snapshot-text.ts';
import { sha256 } from './sha256.ts';

// Compression, which browsers and Node give under the same name: the page reads, the staff's page and the demo's filler write.

/** A document of `publicado` to be: its name is the hash of its bytes. */
export interface PackedPart {
  readonly sha256: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface PackedSnapshot {
  readonly sha256: string;
  readonly bytes: number;
  readonly parts: readonly PackedPart[];
}

export async function packSnapshot(text: string): Promise<PackedSnapshot> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('gzip'));
  const parts = await Promise.all(splitParts(packed).map(async (bytes) => ({ sha256: await sha256(bytes), bytes })));
  return { sha256: await sha256(packed), bytes: packed.length, parts };
}

type Pointer = Pick<SnapshotPointer, 'sha256' | 'bytes' | 'count'>;

/** The snapshot in the parts of a pointer, or why it must not be adopted. Nothing is unpacked before its hash is right. */
export async function unpackSnapshot(
  pointer: Pointer,
  parts: readonly Uint8Array[],
): Promise<Result<Snapshot, SnapshotProblem>> {
  const text = await textOf(pointer, parts);
  if (!text.ok) return text;
  const snapshot = textToSnapshot(text.value);
  return snapshot.ok ? checkCount(pointer, snapshot.value) : snapshot;
}

/** The ids of the products in it, in its order. */
export async function unpackIds(
  pointer: Pointer,
  parts: readonly Uint8Array[],
): Promise<Result<readonly string[], SnapshotProblem>> {
  const text = await textOf(pointer, parts);
  return text.ok ? textToIds(text.value) : text;
}

async function textOf(pointer: Pointer, parts: readonly Uint8Array[]): Promise<Result<string, SnapshotProblem>> {
  const packed = joinParts(parts);
  const checked = checkPacked(pointer, { sha256: await sha256(packed), bytes: packed.length });
  if (!checked.ok) return checked;
  const text = await unpackText(packed);
  return text === null ? err({ kind: 'unreadable', detail: 'not compressed text' }) : ok(text);
}

async function unpackText(packed: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    const bytes = await through(packed, new DecompressionStream('gzip'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joinParts(chunks);
    if (value instanceof Uint8Array) chunks.push(value);
  }
}
