import process from 'node:process';
import { ConfigError, readConfig } from '../config.ts';
import { failCommand } from '../fail-command.ts';
import { printHelp } from '../print-help.ts';
import { StorageError } from '../storage/storage-error.ts';
import { readManifest } from './archive-folder.ts';
import { exportShop, type TransferOptions } from './export-shop.ts';
import { type Compared, importShop } from './import-shop.ts';
import { printProgress } from './progress.ts';
import { TransferError } from './shop.ts';
import {
  openSource,
  openTarget,
  parseTransferCommand,
  TRANSFER_USAGE,
  type TransferCommand,
} from './transfer-command.ts';

/** As a shell reports what Ctrl-C ended. */
const STOPPED = 130;

/** `npm run export` and `npm run import`. */
async function main(): Promise<void> {
  if (printHelp(TRANSFER_USAGE)) return;
  // What is written holds personal data and password hashes.
  process.umask(0o077);
  const command = parseTransferCommand(process.argv.slice(2));
  if (command === undefined) return failCommand(TRANSFER_USAGE);
  const stop = new AbortController();
  // The second Ctrl-C ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const around = { config: readConfig([], process.env), env: process.env, signal: stop.signal };
  const progress = printProgress(process.stderr);
  const options: TransferOptions = { progress, signal: stop.signal, now: () => new Date() };
  try {
    if (command.kind === 'export') await runExport(command, around, options, () => progress.end());
    else await runImport(command, around, options, () => progress.end());
  } catch (error) {
    progress.end();
    if (!stop.signal.aborted) throw error;
    console.error('Detenido. Dé la misma orden otra vez y sigue donde se quedó.');
    process.exitCode = STOPPED;
  }
}

type Around = Parameters<typeof openSource>[1];

async function runExport(
  command: TransferCommand,
  around: Around,
  options: TransferOptions,
  end: () => void,
): Promise<void> {
  const source = openSource(command, around);
  try {
    console.log(`Se exporta de ${source.label} a ${command.folder}`);
    const { documents, files, accounts, notices } = await exportShop(source, command.folder, options);
    end();
    for (const notice of notices) console.log(`  ${notice}`);
    console.log(`Listo: ${documents} documentos, ${files} archivos, ${accounts} cuentas.`);
    console.log('La carpeta tiene datos personales y contraseñas cifradas: guárdela como la tienda misma.');
  } finally {
    source.close();
  }
}

async function runImport(
  command: TransferCommand,
  around: Around,
  options: TransferOptions,
  end: () => void,
): Promise<void> {
  // Before the target, which would be made where there is none.
  await readManifest(command.folder);
  const target = openTarget(command, around);
  try {
    console.log(`Se importa de ${command.folder} a ${target.label}`);
    const { written, deleted, notices, compared } = await importShop(target, command.folder, options);
    end();
    for (const line of comparisonLines(compared)) console.log(line);
    for (const notice of notices) console.log(`  ${notice}`);
    const different = compared.reduce((sum, row) => sum + row.different.length, 0);
    console.log(`Llevado: ${written}; borrado: ${deleted}; distinto del archivo: ${different}.`);
    if (different > 0)
      return failCommand('El destino no es igual al archivo. Dé la misma orden otra vez; si sigue, lea lo de arriba.');
    console.log('El destino tiene todo lo del archivo, igual. Todos deben volver a iniciar sesión.');
  } finally {
    target.close();
  }
}

/** A table for the owner, and the first few names of what differs. */
function comparisonLines(compared: readonly Compared[]): string[] {
  const width = Math.max(...compared.map(({ what }) => what.length), 0);
  return compared.flatMap(({ what, archived, equal, different, extra }) => [
    `  ${what.padEnd(width)}  ${String(archived).padStart(7)} en el archivo  ${String(equal).padStart(7)} iguales${extra > 0 ? `  y ${extra} más en el destino` : ''}`,
    ...different.slice(0, 5).map((name) => `    distinto: ${name}`),
  ]);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof StorageError || error instanceof TransferError)
    failCommand(error.message);
  else {
    console.error(error);
    process.exitCode = 1;
  }
});
