import { existsSync } from 'node:fs';
import path from 'node:path';
import { START_USAGE } from './command-line/start-options.mjs';
import { type Config, ConfigError, readConfig, requireDataApart } from './config.ts';
import { siteOrigin } from './http/site-origin.ts';
import { backUpInProcess, type ScheduledBackups, scheduleBackups } from './operations/scheduled-backups.ts';
import { printHelp } from './print-help.ts';
import { startServer } from './server.ts';
import { StorageError } from './storage/storage-error.ts';

/** The process: starts the server, says where it is, and stops it on request. */
async function main(): Promise<void> {
  if (printHelp(START_USAGE)) return;
  // What is written from now on is for this account alone: it is personal data.
  process.umask(0o077);
  const config = readConfig(process.argv.slice(2), process.env);
  requireDataApart(config);
  const backups = planBackups(config);
  const server = await startServer(config, { backups });
  backups?.start();
  // Tests read the port from this line.
  const origin = siteOrigin({ ...config, publicOrigin: undefined }, server.port);
  console.log(`escuchando ${origin}`);
  console.log(`  La tienda    ${origin}/`);
  console.log(`  El personal  ${origin}/admin`);
  if (config.publicOrigin !== undefined) console.log(`  Desde fuera  ${config.publicOrigin}/`);
  console.log(`  Los datos    ${config.dataDir}`);
  for (const line of server.notices) console.log(`  ${line}`);
  // It may still be built: the server takes it up when it is there.
  if (!existsSync(path.join(config.siteDir, 'shell.html')))
    console.log(
      `  En ${config.siteDir} no está el sitio construido: dé npm run build:site, o diga en SITE_DIR dónde está.`,
    );
  if (config.faults) console.log('  FALLOS A PETICIÓN: cualquiera puede estropear el servicio desde esta máquina.');
  if (config.testMode) console.log('  MODO DE PRUEBA: cualquiera escribe lo que sea desde esta máquina.');

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    backups?.close();
    void server.close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function planBackups({ backupDir, dataDir }: Config): ScheduledBackups | undefined {
  if (backupDir === undefined) return undefined;
  const backUp = backUpInProcess(path.join(import.meta.dirname, 'copies.js'), dataDir);
  return scheduleBackups({ folder: backupDir, backUp });
}

/** As `EX_CONFIG` of sysexits: a new start would end the same way, so `npm start` and systemd do not try it. */
const NEEDS_THE_OWNER = 78;

const PORT_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'El puerto ya está en uso: detenga el otro proceso o elija otro con PORT.',
  EACCES: 'Esta cuenta de la máquina no puede abrir el puerto que dice PORT: elija uno desde el 1024.',
};

type ListenError = NodeJS.ErrnoException & { readonly address?: string; readonly hostname?: string };

function fail(error: unknown): void {
  const { code, address, hostname, syscall } = (error ?? {}) as ListenError;
  const portProblem = syscall === 'listen' ? PORT_PROBLEMS[code ?? ''] : undefined;
  const isExplained = error instanceof ConfigError || error instanceof StorageError;
  if (isExplained) console.error(error.message);
  else if (portProblem !== undefined) console.error(portProblem);
  else if (code === 'EADDRNOTAVAIL') console.error(`Esta máquina no tiene la dirección ${address}, que dice HOST.`);
  else if (syscall === 'getaddrinfo') console.error(`No se encuentra la dirección de ${hostname}, que dice HOST.`);
  else console.error(error);
  process.exit(isExplained || portProblem !== undefined ? NEEDS_THE_OWNER : 1);
}

main().catch(fail);
