import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { CatalogueSource } from '#mirror/catalogue-follower.ts';
import type { Ablation } from './ablation.ts';
import type { InFlight } from './in-flight.ts';
import { instantOf, nameOf, type Server, windowOf } from './server.ts';

/** The server as a page reads it. What is published may not be there yet, or something else may be. */
export function sourceOf(
  server: Server,
  inFlight: InFlight,
  random: () => number,
  without: Ablation | null,
): CatalogueSource {
  return {
    readPointer: () => inFlight.ask('server', () => pointerOf(server, random, without)),
    readProducts: (start) =>
      inFlight.ask('server', () => {
        const isCached = without === 'from-cache' && random() < 0.2;
        const { rows, end } = windowOf(isCached ? server.stale : server.products, start);
        return {
          read: { values: rows, problems: [] },
          end: without === 'one-window' ? null : end,
          readTime: instantOf(server.now),
        };
      }),
    fetchSnapshot: async (pointer, keep) => {
      const read = await inFlight.ask('server', () => rowsOf(server, pointer, random, without));
      return read.ok ? ok(keep(read.value)) : read;
    },
  };
}

function pointerOf(server: Server, random: () => number, without: Ablation | null): SnapshotPointer | 'none' {
  const { pointer, pointers } = server;
  if (!pointer) return 'none';
  const before = pointers.at(-2);
  if (without !== 'torn-pointer' || !before || random() > 0.3) return pointer;
  const { sha256, partes, count } = before;
  return { ...pointer, sha256, partes, count };
}

function rowsOf(
  server: Server,
  pointer: SnapshotPointer,
  random: () => number,
  without: Ablation | null,
): Result<readonly KnownProduct[], string> {
  const luck = server.losesParts ? random() : 1;
  const texts = [...server.parts.values()];
  const right = server.parts.get(pointer.sha256);
  const text = luck < 0.1 ? undefined : luck < 0.2 ? texts[Math.floor(random() * texts.length)] : right;
  if (text === undefined) return err('missing');
  if (without !== 'unverified' && nameOf(text) !== pointer.sha256) return err('damaged');
  const snapshot = server.snapshotIn(text);
  if (!snapshot.ok) return err('unreadable');
  const { rows, tombstones } = snapshot.value;
  return ok([...rows, ...tombstones.map(([id, rev]) => ({ id, rev, product: null }))]);
}
