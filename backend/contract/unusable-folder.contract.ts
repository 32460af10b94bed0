import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startOwnServer } from './own-server.ts';
import { target } from './target.ts';

const POWERS = '-dac_override,-dac_read_search,-net_bind_service';
/** Root may write whatever the permissions say and open any port, unless it gives up those powers. */
const WITHOUT_POWERS = process.getuid?.() === 0 ? ['setpriv', `--bounding-set=${POWERS}`, `--inh-caps=${POWERS}`] : [];
/** Whether the system keeps the lowest ports from ordinary accounts. */
const KEEPS_LOW_PORTS =
  process.platform === 'linux' && Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8')) > 443;

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'contrato-carpeta-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** Starts the server where it cannot start; what it says, and its exit code. */
async function failToStart(dataDir: string, env: Readonly<Record<string, string>> = {}) {
  const [command, ...words] = [...WITHOUT_POWERS, process.execPath, inject('ownBundle')];
  const child = spawn(command, words, {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await ended) as [number];
  return { said: said.trim(), code };
}

describe.skipIf(target.kind === 'emulator')('a server that cannot start says why in one sentence', () => {
  test('where DATA_DIR is in no folder, and gives up', async () => {
    const file = join(scratch, 'un-archivo');
    await writeFile(file, '');
    // Below /proc the system makes no folders.
    const system = process.platform === 'linux' ? ['/proc/tienda/datos'] : [];
    for (const place of [file, join(file, 'tienda'), ...system])
      expect(await failToStart(place)).toEqual({
        said: `No se puede usar ${place}: no es una carpeta, ni se puede hacer ahí una.`,
        code: 78,
      });
  });

  test('where the folder is not its own, and gives up', async () => {
    const closed = join(scratch, 'cerrada');
    const place = join(closed, 'tienda');
    await (await startOwnServer(inject('ownBundle'), place)).stop();
    await chmod(closed, 0o500);
    expect(await failToStart(join(closed, 'otra'))).toEqual({
      said: `No se puede usar ${join(closed, 'otra')}: la carpeta de datos no admite escritura; revise los permisos y el montaje del disco.`,
      code: 78,
    });
  });

  test.each(['fragua.db', 'cerrojo.db'])(
    'where %s is not its own, and does not call the store damaged',
    async (name) => {
      const place = join(scratch, `ajena-${name}`);
      await (await startOwnServer(inject('ownBundle'), place)).stop();
      await chmod(join(place, name), 0o000);
      expect(await failToStart(place)).toEqual({
        said: `No se puede usar ${join(place, name)}: la carpeta de datos no admite escritura; revise los permisos y el montaje del disco.`,
        code: 78,
      });
    },
  );

  test.skipIf(!KEEPS_LOW_PORTS)('where the port is kept for the system, and gives up', async () => {
    expect(await failToStart(join(scratch, 'puerto'), { PORT: '443' })).toEqual({
      said: 'Esta cuenta de la máquina no puede abrir el puerto que dice PORT: elija uno desde el 1024.',
      code: 78,
    });
  });

  test('where the machine has no such address, and tries again', async () => {
    expect(await failToStart(join(scratch, 'sin-red'), { HOST: '198.51.100.7' })).toEqual({
      said: 'Esta máquina no tiene la dirección 198.51.100.7, que dice HOST.',
      code: 1,
    });
    // Reserved for names that nobody has (RFC 2606).
    expect(await failToStart(join(scratch, 'sin-nombre'), { HOST: 'no-existe.invalid' })).toEqual({
      said: 'No se encuentra la dirección de no-existe.invalid, que dice HOST.',
      code: 1,
    });
  });
});
