import { afterEach, expect, test, vi } from 'vitest';
import type { Instant } from '#domain/kernel/instant.ts';
import { emptySnapshot } from '#domain/snapshot/snapshot.ts';
import { snapshotToText } from '#domain/snapshot/snapshot-text.ts';
import { packSnapshot } from '#platform/snapshot-bytes.ts';
import { readSnapshot } from './read-snapshot.ts';

afterEach(() => vi.unstubAllGlobals());

/** Where the answers of the browser's cache and of the server differ; both count what they are asked. */
async function published(cached: 'missing' | 'altered' | 'good', stored: 'missing' | 'good') {
  const packed = await packSnapshot(snapshotToText(emptySnapshot));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) => {
    asked.push(String(cache));
    const state = cache === 'reload' ? stored : cached;
    if (state === 'missing') return Response.json({ error: { status: 'NOT_FOUND' } }, { status: 404 });
    const bytes = Buffer.from(packed.parts[0]?.bytes ?? []);
    if (state === 'altered') bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    const fields = { datos: { bytesValue: bytes.toString('base64') } };
    return Response.json({ name: 'projects/p/databases/(default)/documents/publicado/x', fields });
  });
  const pointer = {
    seq: 1,
    prev: '',
    sha256: packed.sha256,
    bytes: packed.bytes,
    count: 0,
    since: '2026-11-01T10:00:00.000000000Z' as Instant,
    schema: 1,
    partes: packed.parts.map(({ sha256 }) => sha256),
    por: '',
    actualizado: null,
  };
  const config = { projectId: 'p', apiKey: '', storageBucket: 'p', embedded: false };
  const { ok } = await readSnapshot(config, pointer as never);
  return { ok, asked };
}

test('a part that the browser keeps is not asked for again', async () => {
  expect(await published('good', 'good')).toEqual({ ok: true, asked: ['force-cache'] });
});

test.each(['missing', 'altered'] as const)(
  'a part that the browser remembers as %s is asked of the server',
  async (cached) => {
    expect(await published(cached, 'good')).toEqual({ ok: true, asked: ['force-cache', 'reload'] });
    expect((await published(cached, 'missing')).ok).toBe(false);
  },
);
