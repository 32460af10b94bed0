import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pause, sendQuote, signInStaff } from './people.mjs';
import { clientAt } from './requests.mjs';
import { prepareStore, runCommand, startServerOn } from './server-process.mjs';
import { createShop } from './shopkeeper.mjs';

const DAY_MS = 86_400_000;
/** Below the 300 quotations that the rules allow in a day. */
const MOST_QUOTES = 280;

/**
 * What stops a shop without anybody's fault: a process that is killed, a disk that is full or takes no writes, a wrong clock; and a backup in the middle of
 * it. Each on a server of its own with quotations, saves and uploads in flight. Answers a row for each.
 */
export async function runKills(rounds, wanted = '') {
  const store = prepareStore(1400);
  const rows = [];
  for (const [name, play] of Object.entries(scenarios)) {
    if (!name.includes(wanted)) continue;
    const folder = mkdtempSync(path.join(tmpdir(), 'ataques-'));
    try {
      rows.push({ name, ...(await play(store, folder, rounds)) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    console.log(JSON.stringify(rows.at(-1)));
  }
  rmSync(store.directory, { recursive: true, force: true });
  return rows;
}

/** Always the same moments. */
function* momentsOf(seed) {
  for (let x = seed; ; ) {
    x = (x * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield x / 2_147_483_648;
  }
}

/** Works until something has been acknowledged, and for this many milliseconds more; then kills the server. */
async function workAndKill(shop, server, quotes, wait, ask = sendQuote) {
  const over = new AbortController();
  const before = shop.acknowledged();
  const working = shop.work(server.port, ask, over, quotes);
  while (shop.acknowledged() === before) await Promise.race([pause(10), working]);
  await pause(wait);
  await server.kill();
  over.abort();
  await working.catch(() => {});
}

/** Begins to work, and resolves once a file and three quotations are acknowledged; the work goes on until `over`. */
async function workOnUntilStored(shop, port) {
  const over = new AbortController();
  const working = shop.work(port, sendQuote, over, 20);
  while (shop.counts.files < 1 || shop.counts.quotes < 3) await Promise.race([pause(20), working]);
  return { over, working };
}

const found = (missing) => (missing.length === 0 ? 'nothing' : missing.join('; '));
const acknowledgedText = ({ counts }) => `${counts.quotes} quotations, ${counts.saves} saves, ${counts.files} files`;
/** What the log says of something, once. */
function sentence(log, words) {
  const lines = log.filter((line) => words.test(line)).map((line) => JSON.parse(line).mensaje);
  return lines.length === 0 ? 'NOTHING SAID' : lines.length > 1 ? `SAID ${lines.length} TIMES: ${lines[0]}` : lines[0];
}

const scenarios = {
  async 'kill -9'(store, folder, rounds) {
    cpSync(store.directory, folder, { recursive: true });
    const shop = createShop(store);
    const moments = momentsOf(7);
    const missing = new Set();
    let said = '';
    for (let round = 0; round < rounds; round++) {
      const server = await startServerOn(folder);
      if (round > 0) said = sentence(server.log, /sin cerrarse/);
      for (const one of await shop.missing(server.port)) missing.add(one);
      await workAndKill(shop, server, Math.floor(MOST_QUOTES / rounds), moments.next().value * 1200);
    }
    const server = await startServerOn(folder);
    for (const one of await shop.missing(server.port)) missing.add(one);
    await server.kill();
    return { times: rounds, acknowledged: acknowledgedText(shop), missing: found([...missing]), said };
  },

  async 'a full disk'(store, folder) {
    if (!mount(folder, 'size=96m')) return SKIPPED;
    try {
      cpSync(store.directory, folder, { recursive: true });
      const shop = createShop(store);
      let server = await startServerOn(folder);
      const { working } = await workOnUntilStored(shop, server.port);
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(path.join(folder, 'relleno'), Buffer.alloc(bavail * bsize + (1 << 20)));
      } catch {
        // What there was room for is written: the disk is full.
      }
      await working;
      const during = await whileRefused(server.port, store);
      rmSync(path.join(folder, 'relleno'));
      const after = await saveOnce(server.port, store);
      const missing = [...during, ...(after ? [] : ['no save afterwards']), ...(await shop.missing(server.port))];
      const said = sentence(server.log, /No se guardó nada/);
      await server.kill();
      server = await startServerOn(folder);
      missing.push(...(await shop.missing(server.port)));
      await server.kill();
      return { times: 1, acknowledged: acknowledgedText(shop), missing: found(missing), said };
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  },

  async 'a disk mounted read-only'(store, folder) {
    if (!mount(folder, 'size=256m')) return SKIPPED;
    try {
      cpSync(store.directory, folder, { recursive: true });
      const shop = createShop(store);
      await workAndKill(shop, await startServerOn(folder), 20, 300);
      execFileSync('mount', ['-o', 'remount,ro', folder]);
      const said = await startServerOn(folder).then(
        (server) => server.kill().then(() => 'IT STARTED'),
        (error) => String(error.message).trim().split('\n').at(-1),
      );
      execFileSync('mount', ['-o', 'remount,rw', folder]);
      const server = await startServerOn(folder);
      const missing = await shop.missing(server.port);
      await server.kill();
      return { times: 1, acknowledged: acknowledgedText(shop), missing: found(missing), said };
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  },

  async 'a disk that becomes read-only in use'(store, folder) {
    const disk = mountImage(folder);
    if (disk === undefined) return SKIPPED;
    try {
      const data = path.join(folder, 'tienda');
      cpSync(store.directory, data, { recursive: true });
      const shop = createShop(store);
      let server = await startServerOn(data);
      const { over, working } = await workOnUntilStored(shop, server.port);
      over.abort();
      await working;
      disk.fail();
      const missing = await whileRefused(server.port, store, 'read-only');
      const said = sentence(server.log, /No se guardó nada/);
      if (!said.includes('no admite escritura')) missing.push('the reason');
      if (server.hasEnded()) missing.push('the server has ended');
      // Linux gives such a disk back only to who mounts it anew, and for that its files must be closed.
      await server.kill();
      disk.mountAgain();
      server = await startServerOn(data);
      if (!(await saveOnce(server.port, store))) missing.push('no save afterwards');
      missing.push(...(await shop.missing(server.port)));
      await server.kill();
      return { times: 1, acknowledged: acknowledgedText(shop), missing: found(missing), said };
    } finally {
      disk.remove();
    }
  },

  async 'a disk that becomes read-only in the middle of commits'(store, folder, rounds) {
    const disk = mountImage(folder);
    if (disk === undefined) return SKIPPED;
    const moments = momentsOf(11);
    const missing = [];
    const all = { quotes: 0, saves: 0, files: 0 };
    let said = '';
    try {
      for (let round = 0; round < rounds; round++) {
        const data = path.join(folder, 'tienda');
        rmSync(data, { recursive: true, force: true });
        cpSync(store.directory, data, { recursive: true });
        const shop = createShop(store);
        let server = await startServerOn(data);
        // It ends by itself, because from then on everything is refused.
        const working = shop.work(server.port, sendQuote, new AbortController(), 30);
        while (shop.acknowledged() === 0) await Promise.race([pause(10), working]);
        await pause(moments.next().value * 600);
        disk.fail();
        await working;
        said = sentence(server.log, /No se guardó nada|falló al guardar/);
        if (server.hasEnded()) missing.push('the server has ended');
        await server.kill();
        disk.mountAgain();
        server = await startServerOn(data);
        for (const one of await shop.missing(server.port)) missing.push(`${one} (round ${round})`);
        await server.kill();
        for (const kind of Object.keys(all)) all[kind] += shop.counts[kind];
      }
      return { times: rounds, acknowledged: acknowledgedText({ counts: all }), missing: found(missing), said };
    } finally {
      disk.remove();
    }
  },

  'a clock three days ahead, then right': (store, folder) => withClock(store, folder, 3),
  'a clock three days behind, then right': (store, folder) => withClock(store, folder, -3),

  async 'a backup while writing, and a kill in the middle of one'(store, folder) {
    const [data, copy, cut, restored] = ['data', 'copia', 'cortada', 'restaurada'].map((name) =>
      path.join(folder, name),
    );
    cpSync(store.directory, data, { recursive: true });
    const shop = createShop(store);
    let server = await startServerOn(data);
    const { over, working } = await workOnUntilStored(shop, server.port);
    over.abort();
    await working;
    // All of that must be in the copy; what is written during it may be.
    const during = createShop(store);
    const writing = new AbortController();
    // The kill may come before it has even signed in.
    const more = during.work(server.port, sendQuote, writing, 5).catch(() => {});
    const made = await runCommand('copies', ['backup', copy], { DATA_DIR: data });
    const other = runCommand('copies', ['backup', cut], { DATA_DIR: data });
    await server.kill();
    writing.abort();
    await more;
    await other;
    const again = await runCommand('copies', ['restore', copy], { DATA_DIR: restored });
    mkdirSync(restored, { recursive: true });
    server = await startServerOn(restored);
    const missing = [...(made.ok && again.ok ? [] : [made.said, again.said]), ...(await shop.missing(server.port))];
    await server.kill();
    server = await startServerOn(data);
    missing.push(...(await shop.missing(server.port)), ...(await during.missing(server.port)));
    await server.kill();
    if (existsSync(cut) && !readdirSync(cut).includes('copia.json'))
      missing.push('a copy that is not whole has its name');
    return { times: 1, acknowledged: acknowledgedText(shop), missing: found(missing), said: made.said.trim() };
  },
};

const SKIPPED = {
  times: 0,
  acknowledged: '-',
  missing: 'not tried',
  said: 'solo root puede montar un disco para esto',
};

function mount(folder, options) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A disk of its own with ext4, which turns read-only by itself when it finds an error. Undefined where that cannot be made. */
function mountImage(folder) {
  const image = `${folder}.img`;
  const run = (command, ...words) => execFileSync(command, words, { stdio: 'pipe', encoding: 'utf8' }).trim();
  const mountIt = () => run('mount', '-o', 'loop,errors=remount-ro', image, folder);
  const remove = () => {
    // Lazily only when a server still runs there: its loop device would stay in use for longer than this.
    for (const words of [[folder], ['-l', folder]]) {
      try {
        run('umount', ...words);
        break;
      } catch {
        // It is busy, or was not mounted.
      }
    }
    rmSync(image, { force: true });
  };
  try {
    writeFileSync(image, '');
    truncateSync(image, 256 << 20);
    run('mkfs.ext4', '-q', '-F', image);
    mountIt();
    const device = path.basename(run('findmnt', '-no', 'SOURCE', folder));
    const trigger = `/sys/fs/ext4/${device}/trigger_fs_error`;
    accessSync(trigger, constants.W_OK);
    return {
      fail: () => writeFileSync(trigger, 'prueba'),
      mountAgain() {
        run('umount', folder);
        try {
          run('e2fsck', '-p', image);
        } catch (error) {
          // 1: it has mended something.
          if (error.status !== 1) throw error;
        }
        mountIt();
      },
      remove,
    };
  } catch {
    remove();
    return undefined;
  }
}

async function saveOnce(port, store) {
  const client = clientAt('127.0.0.8', port);
  try {
    const staff = await signInStaff(client, store, 40);
    return await staff.save();
  } catch {
    return false;
  } finally {
    client.close();
  }
}

/** What is wrong while nothing can be written: reads must go on, writes be refused as such, the health tell it. */
async function whileRefused(port, store, disk = 'full') {
  const client = clientAt('127.0.0.8', port);
  try {
    const wrong = [];
    if (await saveOnce(port, store)) wrong.push('a save was taken');
    const quote = await sendQuote(client);
    if (quote.status !== 503) wrong.push(`a quotation: ${quote.status}`);
    const read = await client.ask('GET', '/v1/projects/la-fragua/databases/(default)/documents/productos?pageSize=5');
    if (read.status !== 200) wrong.push(`a read: ${read.status}`);
    const health = await client.ask('GET', '/healthz');
    if (health.status !== 503 || JSON.parse(health.text).checks.disk !== disk) wrong.push(`health: ${health.text}`);
    return wrong;
  } finally {
    client.close();
  }
}

async function withClock(store, folder, days) {
  cpSync(store.directory, folder, { recursive: true });
  const shop = createShop(store);
  const missing = [];
  const setClock = async (port, stoppedAt) => {
    const client = clientAt('127.0.0.7', port);
    await client.post('/__/faults', { stoppedAt });
    client.close();
  };
  let server = await startServerOn(folder, { words: '--faults' });
  const wrong = Date.now() + days * DAY_MS;
  await setClock(server.port, wrong);
  // A device has the right day, or the server's. With a clock behind, the shop's newest documents are of tomorrow.
  await workAndKill(shop, server, 5, 300, (client) => sendQuote(client, wrong));
  const wrongLog = server.log;
  server = await startServerOn(folder);
  missing.push(...(await shop.missing(server.port)));
  // With a clock that was ahead it is said once the clock is right again, with one behind as soon as something is saved.
  const said = sentence(days > 0 ? server.log : wrongLog, /El reloj/);
  const before = shop.acknowledged();
  await workAndKill(shop, server, 5, 300);
  if (shop.acknowledged() === before) missing.push('nothing is taken on the real day');
  server = await startServerOn(folder);
  missing.push(...(await shop.missing(server.port)));
  await server.kill();
  return { times: 2, acknowledged: acknowledgedText(shop), missing: found(missing), said };
}
