import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { Database } from './database.ts';
import { exchange } from './exchange.ts';
import { HANG_MS } from './hang-limit.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { target } from './target.ts';
import { int, type Value } from './values.ts';
import { forwardBody } from './webchannel-client.ts';
import { readFrames } from './webchannel-frames.ts';

const db = new Database();
const FORM = 'application/x-www-form-urlencoded';

function channel(server: OwnServer, parameters: Record<string, string>): string {
  const query = new URLSearchParams({ VER: '8', database: db.path, ...parameters });
  return `${server.origin}/google.firestore.v1.Firestore/Write/channel?${query.toString()}`;
}

/** One long poll: the arrays it carried. */
async function poll(server: OwnServer, sid: string, acknowledged: number): Promise<[number, unknown][]> {
  const parameters = { SID: sid, RID: 'rpc', AID: String(acknowledged), CI: '1', TYPE: 'xmlhttp' };
  const answer = await exchange('GET', channel(server, parameters), FORM);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return readFrames(answer.text).flatMap((frame) => JSON.parse(frame) as [number, unknown][]);
}

async function pollUntil(server: OwnServer, sid: string, acknowledged: number, wanted: string): Promise<number> {
  let last = acknowledged;
  for (;;) {
    for (const [id, payload] of await poll(server, sid, last)) {
      last = id;
      if (JSON.stringify(payload).includes(wanted)) return last;
    }
  }
}

async function readCounter(server: OwnServer): Promise<Value | undefined> {
  const answer = await exchange('GET', `${server.origin}/v1/${db.name('c/counter')}`, 'text/plain');
  return (JSON.parse(answer.text) as { fields?: { n?: Value } }).fields?.n;
}

const addOne = (streamToken: string) => ({
  streamToken,
  writes: [
    {
      update: { name: db.name('c/counter'), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: int(1) }],
    },
  ],
});

/** The SDK repeats a POST whose answer it did not get, with the same message id, and asks its old session for what it missed. */
test.skipIf(target.kind === 'emulator')(
  'a Write session outlives a killed server: what is sent again is applied once',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'contrato-sesion-'));
    let server = await startOwnServer(inject('ownBundle'), dataDir);
    const hello = await exchange(
      'POST',
      channel(server, { RID: '1', CVER: '22' }),
      FORM,
      forwardBody([{ database: db.path }], 0),
    );
    const sid = /"c","([^"]+)"/.exec(hello.text)?.[1] ?? '';
    let last = await pollUntil(server, sid, 0, 'streamToken');
    for (let round = 1; round <= 3; round += 1) {
      const body = forwardBody([addOne('')], round);
      const rid = String(1 + round);
      expect(
        (await exchange('POST', channel(server, { SID: sid, RID: rid, AID: String(last) }), FORM, body)).status,
      ).toBe(200);
      // That answer only says that the message has come: its commit may be made in slices, and one that is not stored yet has no session to outlive.
      await expect.poll(() => readCounter(server), { timeout: HANG_MS }).toEqual(int(round));
      await server.kill();
      server = await startOwnServer(inject('ownBundle'), dataDir);
      expect(
        (await exchange('POST', channel(server, { SID: sid, RID: rid, AID: String(last) }), FORM, body)).status,
      ).toBe(200);
      last = await pollUntil(server, sid, last, 'writeResults');
      expect(await readCounter(server)).toEqual(int(round));
    }
    await server.stop();
    await rm(dataDir, { recursive: true });
  },
);
