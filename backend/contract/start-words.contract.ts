import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startOwnServer } from './own-server.ts';
import { target } from './target.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'contrato-arranque-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe.skipIf(target.kind === 'emulator')('the server says at its start', () => {
  test('how it is used, to whoever asks for that, and does not fail', async () => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [inject('ownBundle'), '--help']);
    expect([stdout, stderr]).toEqual([expect.stringContaining('Uso: npm start'), '']);
  });

  test('that the site is not built, or is elsewhere', async () => {
    const site = join(scratch, 'sin-sitio');
    const server = await startOwnServer(inject('ownBundle'), join(scratch, 'datos'), { env: { SITE_DIR: site } });
    await expect.poll(() => server.output.join('\n')).toContain(`En ${site} no está el sitio construido`);
    await server.stop();
  });
});
