import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { CommitBody } from './database.ts';
import { exchange } from './exchange.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { byTarget, target } from './target.ts';

const ROOT = 'projects/contrato-sin-cambio/databases/(default)/documents';

/** Ours has one clock for all its databases, so on the server that all files share another file's commit would give this one a later time. */
let own: { readonly server: OwnServer; readonly dataDir: string } | undefined;
beforeAll(async () => {
  if (target.kind === 'emulator') return;
  const dataDir = await mkdtemp(join(tmpdir(), 'contrato-sin-cambio-'));
  own = { dataDir, server: await startOwnServer(inject('ownBundle'), dataDir) };
});
afterAll(async () => {
  await own?.server.stop();
  if (own) await rm(own.dataDir, { recursive: true, force: true });
});

async function commitSame(): Promise<CommitBody> {
  const write = { update: { name: `${ROOT}/c/a`, fields: { x: { integerValue: '1' } } } };
  const origin = own?.server.origin ?? target.origin;
  const body = JSON.stringify({ writes: [write] });
  const answer = await exchange('POST', `${origin}/v1/${ROOT}:commit`, 'text/plain', body);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text);
}

test('a commit that changes nothing has a time of its own only on the emulator', async () => {
  const written = await commitSame();
  const again = await commitSame();
  expect(again.writeResults?.[0]?.updateTime).toBe(written.writeResults?.[0]?.updateTime);
  const expected = byTarget('commit-without-a-change', { emulator: true, ours: false });
  expect((again.commitTime ?? '') > (written.commitTime ?? '')).toBe(expected);
});
