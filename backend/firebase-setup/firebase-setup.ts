import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import * as v from 'valibot';
import { failCommand } from '../fail-command.ts';
import { printHelp } from '../print-help.ts';
import { importShop } from '../transfer/import-shop.ts';
import { printProgress } from '../transfer/progress.ts';
import { TransferError } from '../transfer/shop.ts';
import { isFirebaseProject, openProject } from '../transfer/transfer-command.ts';
import { type Findings, findOut, NOTHING_KNOWN } from './findings.ts';
import { makeFirstOwner } from './first-owner.ts';
import { scheduleBackups } from './schedule-backups.ts';
import { parseSetupCommand, SETUP_USAGE, type SetupCommand } from './setup-command.ts';
import {
  type Action,
  commandsOf,
  hasFunction,
  mustWait,
  planSetup,
  type SetupOptions,
  type Step,
} from './setup-plan.ts';

const CONFIG = '.firebaserc';
const configFile = v.object({ projects: v.optional(v.looseObject({ default: v.optional(v.string()) }), {}) });

/** `npm run firebase:setup`. Run in the repository's folder. */
async function main(): Promise<void> {
  if (printHelp(SETUP_USAGE)) return;
  const command = parseSetupCommand(process.argv.slice(2));
  if (command === undefined) return failCommand(SETUP_USAGE);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const asked = await askMissing(command);
  if (!isFirebaseProject(asked.projectId))
    return failCommand(`«${asked.projectId}» no es el nombre de un proyecto de Firebase.`);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(asked.owner)) return failCommand(`«${asked.owner}» no es un correo.`);
  const bucket = command.bucket ?? `${asked.projectId}.firebasestorage.app`;
  const project = openProject(
    { projectId: asked.projectId, bucket, keyFile: command.keyFile },
    process.env,
    stop.signal,
  );
  const found = await findOut({ ...project, projectId: asked.projectId, bucket }).catch((error: unknown) => {
    if (!command.isDryRun || !(error instanceof TransferError)) throw error;
    console.log(`No se pudo preguntar qué hay: ${error.message}`);
    return NOTHING_KNOWN;
  });
  const findings = command.page === undefined ? found : { ...found, page: command.page };
  const options: SetupOptions = { ...asked, archive: command.archive, configured: (await readConfigFile()).default };
  const steps = planSetup(findings, options);
  const firebase = firebaseCommand();
  console.log(stepLines(steps, (action) => commandsOf(action, findings, asked.projectId, firebase)).join('\n'));
  if (command.isDryRun) return console.log('\nEra un ensayo: no se cambió nada.');
  if (mustWait(steps))
    return failCommand('\nHaga lo que falta y dé la misma orden otra vez: lo que ya está no se repite.');
  for (const step of steps) {
    if (step.kind === 'action') await take(step.action, { findings, options, firebase, project, bucket });
  }
  console.log(
    `\nListo. La tienda: https://${asked.projectId}.web.app  El personal: https://${asked.projectId}.web.app/admin`,
  );
}

interface Taken {
  readonly findings: Findings;
  readonly options: SetupOptions;
  readonly firebase: readonly string[];
  readonly project: ReturnType<typeof openProject>;
  readonly bucket: string;
}

async function take(action: Action, { findings, options, firebase, project, bucket }: Taken): Promise<void> {
  const { projectId, owner, archive } = options;
  switch (action) {
    case 'config':
      return writeConfigFile(projectId);
    case 'build':
    case 'deploy':
      if (action === 'build' && hasFunction(findings)) await sayOrigin(projectId);
      for (const line of commandsOf(action, findings, projectId, firebase)) await runCommand(line);
      return;
    case 'fill': {
      const progress = printProgress(process.stderr);
      const { signal, shop } = project;
      const { compared } = await importShop(shop, archive ?? '', { progress, signal, now: () => new Date() });
      progress.end();
      const different = compared.reduce((sum, row) => sum + row.different.length, 0);
      if (different > 0)
        throw new TransferError(
          `${different} cosas no llegaron iguales. Mire: npm run import -- ${archive} --firebase ${projectId}`,
        );
      console.log('La tienda llegó completa.');
      return;
    }
    case 'owner': {
      const { owner: hasOwner } = await findOut({ ...project, projectId, bucket });
      if (hasOwner === 'yes') return console.log('Ya hay quien es dueño.');
      const password = await makeFirstOwner(project.api, project.origins, projectId, owner);
      console.log(`Correo:     ${owner}\nContraseña: ${password}\nSe muestra una sola vez. Cámbiela al entrar.`);
      return;
    }
    case 'backups':
      console.log(await scheduleBackups(project.api, project.origins, projectId));
  }
}

async function askMissing({ projectId, owner, isDryRun }: SetupCommand): Promise<{ projectId: string; owner: string }> {
  if (projectId !== undefined && (owner !== undefined || isDryRun))
    return { projectId, owner: owner ?? 'quien-es-dueno@tienda.example' };
  if (!process.stdin.isTTY)
    throw new TransferError('Diga --firebase proyecto y --dueno correo@…, o dé la orden en una terminal.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return {
      projectId: projectId ?? (await terminal.question('Proyecto de Firebase (su identificador): ')).trim(),
      owner: owner ?? (await terminal.question('Correo de quien es dueño: ')).trim(),
    };
  } finally {
    terminal.close();
  }
}

const MARKS: Readonly<Record<Step['kind'], string>> = {
  done: 'listo',
  unknown: '¿?',
  'by-hand': 'FALTA',
  action: 'se hará',
};

function stepLines(steps: readonly Step[], commands: (action: Action) => string[][]): string[] {
  return steps.flatMap((step, at) => [
    `${String(at + 1).padStart(2)}. [${MARKS[step.kind]}] ${step.text}`,
    ...(step.kind === 'by-hand' ? [`      ${step.where}`] : []),
    ...(step.kind === 'action' ? commands(step.action).map((line) => `      ${line.join(' ')}`) : []),
  ]);
}

/** The rehearsal's installation, pinned with it; without one, the person's own. */
function firebaseCommand(): string[] {
  const own = path.join('rehearse', 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  return existsSync(own) ? ['node', own] : ['firebase'];
}

async function runCommand([name = '', ...args]: readonly string[]): Promise<void> {
  console.log(`\n$ ${[name, ...args].join(' ')}`);
  const child = spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = (await Promise.race([once(child, 'exit'), once(child, 'error').then(() => [-1])])) as [number | null];
  if (code !== 0)
    throw new TransferError(
      `«${[name, ...args].join(' ')}» no terminó bien. Arregle lo que dice arriba (para firebase: «npm --prefix rehearse ci» y «firebase login») y dé la misma orden otra vez.`,
    );
}

const FUNCTION_SETTINGS = path.join('functions', '.env');

/** The address that the function writes into the heads of pages. What the owner has said, as a domain of the shop's own, stays. */
async function sayOrigin(projectId: string): Promise<void> {
  const settings = existsSync(FUNCTION_SETTINGS) ? await readFile(FUNCTION_SETTINGS, 'utf8') : '';
  if (/^PUBLIC_ORIGIN=/m.test(settings)) return;
  await writeFile(
    FUNCTION_SETTINGS,
    `${settings && `${settings.trimEnd()}\n`}PUBLIC_ORIGIN=https://${projectId}.web.app\n`,
  );
  console.log(`\n${FUNCTION_SETTINGS}: PUBLIC_ORIGIN=https://${projectId}.web.app. Con dominio propio, póngalo ahí.`);
}

async function readConfigFile(): Promise<{ readonly default?: string | undefined; readonly [alias: string]: unknown }> {
  try {
    return v.parse(configFile, JSON.parse(await readFile(CONFIG, 'utf8'))).projects;
  } catch {
    return {};
  }
}

/** Other names of projects in it stay. */
async function writeConfigFile(projectId: string): Promise<void> {
  const projects = { ...(await readConfigFile()), default: projectId };
  await writeFile(CONFIG, `${JSON.stringify({ projects }, undefined, 2)}\n`);
}

main().catch((error: unknown) => {
  if (error instanceof TransferError) return failCommand(error.message);
  console.error(error);
  process.exitCode = 1;
});
