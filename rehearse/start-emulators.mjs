import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** For a machine many times slower than ours: it only ends what hangs. */
const START_TIMEOUT_MS = 300_000;
/** How long an emulator has for ending by itself before it is ended. */
const STOP_TIMEOUT_MS = 20_000;
const TOOLS = join(import.meta.dirname, 'node_modules/firebase-tools');
/** firebase-tools starts these by itself; Firestore and Storage are started here, because it would download them. */
const BY_FIREBASE_TOOLS = ['auth', 'hosting', 'functions'];
const ALL = [...BY_FIREBASE_TOOLS, 'firestore', 'storage'];
/** Read by a function before its own code: it names Google's address and is led to the emulator. */
const LEAD_FETCH = pathToFileURL(join(import.meta.dirname, 'lead-fetch.mjs')).href;
/** Servers that firebase-tools starts beside the emulators. */
const HELPERS = ['hub', 'logging', 'eventarc', 'tasks'];

/** What the emulators need and this machine does not have, in words; undefined when all is there. */
export function missingTool(services = ALL) {
  const needsTools = services.some((service) => service !== 'firestore');
  if (needsTools && !existsSync(TOOLS)) return 'npm --prefix rehearse ci';
  return services.includes('firestore') ? missingFirestore() : undefined;
}

/** What the function of a firebase.json needs and is not there, in words; undefined when all is there. */
export function missingFunction(config) {
  if (!existsSync(config)) return 'npm run build:function';
  const source = join(dirname(resolve(config)), 'functions');
  if (!existsSync(join(source, 'dist/pagina.js'))) return 'npm run build:function';
  return existsSync(join(source, 'node_modules/firebase-functions')) ? undefined : 'npm --prefix functions ci';
}

function missingFirestore() {
  try {
    const root = execFileSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (!existsSync(join(root, 'platform/cloud-firestore-emulator')))
      return 'gcloud components install cloud-firestore-emulator';
  } catch {
    return 'gcloud';
  }
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
  } catch {
    return 'java';
  }
  return undefined;
}

/**
 * Starts Google's emulators of one project on free ports of 127.0.0.1, with nothing in them.
 * Google answers `Authorization: Bearer owner` without asking the rules, in Firestore, Storage and Auth.
 * @param {object} [options]
 * @param {string} [options.projectId] begins with `demo-`, so that no emulator asks Google for anything.
 * @param {readonly string[]} [options.services] of `auth`, `firestore`, `storage`, `hosting`, `functions`.
 * @param {string} [options.config] the firebase.json that would be deployed; its folder holds the files that it names.
 * @param {string} [options.firestoreHost] where functions find Firestore, if it was started by another call: `127.0.0.1:8080`.
 * @param {(request: object) => boolean | Promise<boolean>} [options.mayUseFile] answers for the rules of Storage. Google's own engine for them is a
 * download, see `storageRuntime`. Without it nobody but the owner may use a file.
 * @returns {{ ports: Promise<Record<string, number>>, ready: Promise<Record<string, number>>, stop: () => Promise<void>, output: string[], projectId: string }}
 * `ports` and `ready` both give the port of each service, `ready` once all of them answer; `output` is what they printed.
 */
export function startEmulators({
  projectId = 'demo-fragua',
  services = ALL,
  config = join(import.meta.dirname, '../firebase.json'),
  firestoreHost,
  mayUseFile = () => false,
} = {}) {
  const output = [];
  const stops = [];
  const groups = new Set();
  const endGroups = () => {
    for (const pid of groups) signalGroup(pid, 'SIGKILL');
  };
  process.once('exit', endGroups);

  const ports = freePorts([...services, ...HELPERS]);
  const start = async () => {
    const given = await ports;
    const firestore = firestoreHost ?? (given.firestore && `127.0.0.1:${given.firestore}`);
    const starter = { projectId, ports: given, firestore, config: resolve(config), output, stops, groups, mayUseFile };
    const wanted = BY_FIREBASE_TOOLS.filter((service) => services.includes(service));
    await Promise.all([
      services.includes('firestore') && startFirestore(starter),
      services.includes('storage') && startStorage(starter),
      wanted.length > 0 && startFirebaseTools(starter, wanted),
    ]);
    return Object.fromEntries(services.map((service) => [service, given[service]]));
  };
  let stopping;
  const stop = () => {
    stopping ??= Promise.all(stops.map((one) => one())).then(() => {
      process.off('exit', endGroups);
    });
    return stopping;
  };
  const ready = start().catch(async (error) => {
    await stop();
    throw error;
  });
  // Whoever waits for it hears of it; a process that has not begun to wait must not end by it.
  ready.catch(() => {});
  return { projectId, ports, ready, stop, output };
}

/** All are held open until the last is found, so that no two are the same. */
async function freePorts(names) {
  const servers = await Promise.all(
    names.map(async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const found = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return Object.fromEntries(names.map((name, index) => [name, found[index]]));
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** In a process group of its own, because gcloud starts a shell that starts Java and firebase-tools starts the functions. Resolves at the line `isReady`. */
async function startGroup({ output, stops, groups }, command, args, { isReady, ...options }) {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  await once(child, 'spawn');
  const gone = once(child, 'exit');
  groups.add(child.pid);
  stops.push(async () => {
    signalGroup(child.pid, 'SIGINT');
    const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(timer);
    // What it started may outlive it.
    signalGroup(child.pid, 'SIGKILL');
    groups.delete(child.pid);
  });
  await new Promise((done, fail) => {
    const timer = setTimeout(() => fail(failure('did not start in time')), START_TIMEOUT_MS);
    const failure = (why) => new Error(`${command} ${args[0]} ${why}\n${output.slice(-60).join('\n')}`);
    void gone.then(([code]) => fail(failure(`ended with ${code}`)));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (!isReady(line)) return;
        clearTimeout(timer);
        done();
      });
    }
  });
}

/** Google Cloud's own package of the emulator, which needs no download. It reads the rules that are deployed. */
async function startFirestore(starter) {
  const { firestore } = JSON.parse(await readFile(starter.config, 'utf8'));
  const rules = resolve(dirname(starter.config), firestore.rules);
  const args = [
    'emulators',
    'firestore',
    'start',
    `--host-port=127.0.0.1:${starter.ports.firestore}`,
    `--rules=${rules}`,
  ];
  await startGroup(starter, 'gcloud', args, { isReady: (line) => line.includes('Dev App Server is now running') });
}

/** The emulators that are plain JavaScript, in a folder of their own: they write logs where they run, and read `emulators` from firebase.json. */
async function startFirebaseTools(starter, services) {
  const { projectId, ports, firestore, config, stops } = starter;
  const root = dirname(config);
  const folder = await mkdtemp(join(tmpdir(), 'fragua-ensayo-'));
  const { hosting, functions } = JSON.parse(await readFile(config, 'utf8'));
  if (services.includes('hosting')) await symlink(join(root, hosting.public), join(folder, hosting.public));
  const sources = services.includes('functions') ? (functions ?? []) : [];
  for (const { source } of sources) await symlink(join(root, source), join(folder, source));
  const listen = (name) => [name, { host: '127.0.0.1', port: ports[name] }];
  await writeFile(
    join(folder, 'firebase.json'),
    JSON.stringify({
      ...(services.includes('hosting') && { hosting }),
      ...(sources.length > 0 && { functions: sources }),
      emulators: { ...Object.fromEntries([...services, ...HELPERS].map(listen)), ui: { enabled: false } },
    }),
  );
  const only = services.filter((service) => service !== 'functions' || sources.length > 0).join(',');
  const args = [join(TOOLS, 'lib/bin/firebase.js'), 'emulators:start', '--only', only, '--project', projectId];
  await startGroup(starter, process.execPath, args, {
    cwd: folder,
    // CI: no question, no news of versions, no statistics. The function finds Firestore where it runs here.
    env: {
      ...process.env,
      CI: 'true',
      XDG_CONFIG_HOME: folder,
      ...(firestore && { FIRESTORE_EMULATOR_HOST: firestore }),
      ...(sources.length > 0 && { NODE_OPTIONS: `--import=${LEAD_FETCH}` }),
    },
    isReady: (line) => line.includes('All emulators ready'),
  });
  // It writes its logs while it ends.
  stops.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
}

/**
 * Google's file service in this process, from firebase-tools' own modules. Its command asks for Java 21 and downloads an engine for the rules;
 * `mayUseFile` answers in that engine's place.
 */
async function startStorage({ projectId, ports, stops, mayUseFile }) {
  const require = createRequire(import.meta.url);
  const { StorageEmulator } = require('firebase-tools/lib/emulator/storage/index.js');
  const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js');
  const emulator = new StorageEmulator({
    host: '127.0.0.1',
    port: ports.storage,
    projectId,
    rules: { name: '', content: '' },
  });
  const noIssues = { exist: () => false, all: [] };
  emulator._rulesRuntime = { start: async () => {}, stop: async () => {} };
  emulator._rulesManager = {
    start: async () => noIssues,
    stop: async () => {},
    getRuleset: () => ({ verify: async (request) => ({ permitted: await mayUseFile(request), issues: noIssues }) }),
  };
  await EmulatorRegistry.start(emulator);
  stops.push(() => EmulatorRegistry.stop('storage'));
}
