import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { CommitBody, StoredDocument } from './database.ts';
import { exchange } from './exchange.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { fuzzSeed, Random } from './random.ts';
import { target } from './target.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 50);
const IN_FLIGHT = 6;
const ROOT = 'projects/contrato-corte/databases/(default)/documents';

/** The client's record: which commits were acknowledged and which were only sent. */
interface Ledger {
  acknowledged: Set<string>;
  sent: number;
  newest: string;
}

const half = (id: string, which: string) => ({
  update: { name: `${ROOT}/${which}/${id}`, fields: { id: { stringValue: id } } },
});
const counter = {
  update: { name: `${ROOT}/c/counter`, fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
};

async function call<T>(server: OwnServer, verb: string, body: object): Promise<T> {
  const answer = await exchange('POST', `${server.origin}/v1/${ROOT}:${verb}`, 'text/plain', JSON.stringify(body));
  if (answer.status !== 200) throw new Error(`${verb}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

/** Commits without pause until the server is gone; each one is two documents and one count. */
async function commitUntilGone(
  server: OwnServer,
  ledger: Ledger,
  prefix: string,
  acknowledged: () => void,
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const id = `${prefix}-${index}`;
    ledger.sent += 1;
    try {
      const body = await call<CommitBody>(server, 'commit', { writes: [half(id, 'left'), half(id, 'right'), counter] });
      ledger.acknowledged.add(id);
      if ((body.commitTime ?? '') > ledger.newest) ledger.newest = body.commitTime ?? '';
      acknowledged();
    } catch {
      return;
    }
  }
}

async function idsIn(server: OwnServer, collectionId: string): Promise<Set<string>> {
  const rows = await call<{ document?: StoredDocument }[]>(server, 'runQuery', {
    structuredQuery: { from: [{ collectionId }] },
  });
  return new Set(rows.flatMap((row) => (row.document ? [row.document.name.split('/').at(-1) ?? ''] : [])));
}

async function check(server: OwnServer, ledger: Ledger): Promise<void> {
  const [left, right] = [await idsIn(server, 'left'), await idsIn(server, 'right')];
  expect([...ledger.acknowledged].filter((id) => !left.has(id))).toEqual([]);
  expect([...left].filter((id) => !right.has(id)).length + [...right].filter((id) => !left.has(id)).length).toBe(0);
  const [row] = await call<{ found?: StoredDocument }[]>(server, 'batchGet', { documents: [counter.update.name] });
  expect(Number(row?.found?.fields?.['n']?.integerValue ?? 0)).toBe(left.size);
  const before = ledger.newest;
  const body = await call<CommitBody>(server, 'commit', { writes: [half('after', 'elsewhere')] });
  expect(Date.parse(body.commitTime ?? '')).toBeGreaterThanOrEqual(Date.parse(before || '1970-01-01T00:00:00Z'));
  expect((body.commitTime ?? '') > before).toBe(true);
}

test.skipIf(target.kind === 'emulator')(
  `killed ${ROUNDS} times in the middle of its work: nothing acknowledged is lost`,
  { timeout: 900_000 },
  async () => {
    const seed = fuzzSeed();
    console.log(`FUZZ_SEED=${seed}`);
    const random = new Random(seed);
    const dataDir = await mkdtemp(join(tmpdir(), 'contrato-corte-'));
    const ledger: Ledger = { acknowledged: new Set(), sent: 0, newest: '' };
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startOwnServer(inject('ownBundle'), dataDir);
      await check(server, ledger);
      let left = 1 + random.below(40);
      let cut: Promise<void> | undefined;
      const acknowledged = () => {
        left -= 1;
        if (left === 0) cut = server.kill();
      };
      await Promise.all(
        Array.from({ length: IN_FLIGHT }, (_, client) =>
          commitUntilGone(server, ledger, `${round}-${client}`, acknowledged),
        ),
      );
      await (cut ?? server.kill());
    }
    const last = await startOwnServer(inject('ownBundle'), dataDir);
    await check(last, ledger);
    await last.stop();
    console.log(`${ledger.acknowledged.size} acknowledged of ${ledger.sent} sent`);
    await rm(dataDir, { recursive: true });
  },
);
