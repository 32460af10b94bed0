import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exchange } from './exchange.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { target } from './target.ts';

const ROOT = 'projects/contrato-disco/databases/(default)/documents';
/** In blocks of 512 or 1024 bytes, as the shell counts: 2 or 4 MB for one file. */
const LIMIT = ['bash', '-c', 'ulimit -f 4096 && exec "$@"', 'disco'] as const;
const FILLER = 'x'.repeat(100_000);

let dataDir: string;
let server: OwnServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'contrato-disco-'));
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const put = (id: number) => {
  const write = { update: { name: `${ROOT}/c/${id}`, fields: { relleno: { stringValue: FILLER } } } };
  return exchange('POST', `${server.origin}/v1/${ROOT}:commit`, 'text/plain', JSON.stringify({ writes: [write] }));
};
const statusOf = async (path: string) => (await exchange('GET', `${server.origin}${path}`, 'text/plain')).status;

/** A limit on the size of a file stands for the disk: what is written beyond it fails as on a disk with no room. */
test.skipIf(target.kind === 'emulator')(
  'a disk that takes no more: writes are refused, reads go on, and nothing acknowledged is lost',
  async () => {
    server = await startOwnServer(inject('ownBundle'), dataDir, { under: LIMIT });
    let acknowledged = 0;
    let answer = await put(acknowledged);
    for (; answer.status === 200; answer = await put(acknowledged)) acknowledged += 1;
    expect(acknowledged).toBeGreaterThan(3);
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([503, { error: { status: 'UNAVAILABLE' } }]);
    for (let id = 0; id < acknowledged; id += 1) expect(await statusOf(`/v1/${ROOT}/c/${id}`)).toBe(200);
    expect(await statusOf(`/v1/${ROOT}/c/${acknowledged}`)).toBe(404);
    await put(acknowledged);
    const said = server.output.filter((line) => line.includes('No se guardó nada, y se puede seguir consultando'));
    expect(said).toHaveLength(1);
    expect(server.output.join('\n')).not.toContain('cannot rollback');
    await server.kill();

    server = await startOwnServer(inject('ownBundle'), dataDir);
    for (let id = 0; id < acknowledged; id += 1) expect(await statusOf(`/v1/${ROOT}/c/${id}`)).toBe(200);
    expect((await put(acknowledged)).status).toBe(200);
    expect(await statusOf('/healthz')).toBe(200);
  },
);
