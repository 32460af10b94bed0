import path from 'node:path';
import process from 'node:process';
import { ConfigError, readConfig } from '../config.ts';
import { failCommand } from '../fail-command.ts';
import { printHelp } from '../print-help.ts';
import { StorageError } from '../storage/storage-error.ts';
import { type BackupSummary, backUp } from './backup.ts';
import { parseCopiesCommand } from './copies-command.ts';
import { backupName } from './kept-backups.ts';
import { restore } from './restore.ts';

const USAGE = `Uso: npm run backup [-- carpeta]                   copia la tienda, abierta o cerrada
     npm run restore -- carpeta [--reemplazar]     la restaura, con el servidor detenido`;

/** `npm run backup` and `npm run restore`. */
async function main(): Promise<void> {
  if (printHelp(USAGE)) return;
  process.umask(0o077);
  const command = parseCopiesCommand(process.argv.slice(2));
  if (command === undefined) return failCommand(USAGE);
  const { dataDir, backupDir } = readConfig([], process.env);
  const now = new Date();
  if (command.kind === 'backup') {
    const target = path.resolve(
      command.folder ?? path.join(backupDir ?? path.join(path.dirname(dataDir), 'copias'), backupName(now)),
    );
    console.log(`Copia hecha en ${target}: ${contents(await backUp(dataDir, target, now))}.`);
  } else {
    const { mayReplace } = command;
    const restored = await restore(path.resolve(command.folder), dataDir, { mayReplace, now });
    console.log(`Restaurada en ${dataDir} la copia del ${restored.creada}: ${contents(restored)}.`);
    if (restored.aside !== undefined) console.log(`Lo que había está en ${restored.aside}`);
    console.log('Todos deben volver a iniciar sesión. Revise el personal (npm run staff -- list): es el de aquel día.');
  }
}

const contents = ({ documentos, cuentas, archivos }: BackupSummary): string =>
  `${documentos} documentos, ${cuentas} cuentas, ${archivos} archivos`;

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof StorageError) failCommand(error.message);
  else {
    console.error(error);
    process.exitCode = 1;
  }
});
