import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { logInfo } from '../log.ts';
import { diskReason, findDiskTrouble } from './disk-trouble.ts';
import { makeFolders } from './make-folders.ts';
import { StorageError } from './storage-error.ts';

/** Says that a folder has held a store, apart from the store itself: a store that is lost must not look like one that never was. */
const MARKER = 'tienda.json';
export const STORE_FILE = 'fragua.db';
/** What a data folder holds; a folder with none of it is not ours. */
const OWN =
  /^(fragua\.db|cerrojo\.db|tienda\.json|operador\.json|correos-por-enviar\.jsonl|prueba-de-(disco|cambios)\.tmp|archivos$|anterior-|restaurando-|importando-)/;
const OPEN_TO_OTHERS = 0o077;

/** Whether a store was ever kept here, even if its file is gone by now. */
export function hasHeldData(directory: string): boolean {
  return existsSync(path.join(directory, MARKER)) || existsSync(path.join(directory, STORE_FILE));
}

/** What a command says of a folder that has never held a store: it is another than the one that was meant. */
export const noStoreIn = (directory: string): string =>
  `En ${directory} no hay ninguna tienda. Diga en DATA_DIR dónde está, o ábrala antes con npm start.`;

/** The beginning of the name of a folder that is being restored. */
export const HALF_RESTORED = 'restaurando-';

/** Takes away what a killed restore has left: a whole copy with personal data. Only for the process that has the folder's lock. */
export function removeHalfRestored(directory: string): void {
  for (const name of readdirSync(directory).filter((each) => each.startsWith(HALF_RESTORED)))
    rmSync(path.join(directory, name), { recursive: true, force: true });
}

/** Whether the last process was killed: one that closes its store leaves no log behind. To be asked before the store is opened. */
export function endedUnclosed(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

export function markHeldData(directory: string): void {
  const file = path.join(directory, MARKER);
  if (existsSync(file)) return;
  const text = { tienda: 'Aquí hay, o hubo, los datos de una tienda.', desde: new Date().toISOString() };
  writeFileSync(file, `${JSON.stringify(text)}\n`, { mode: 0o600 });
}

/**
 * Makes the folder, and takes away what other accounts of the machine may do with it: it holds personal data, and the key that signs
 * tokens. Throws StorageError when that cannot be done.
 */
export function closeToOthers(directory: string): void {
  makeFolder(directory);
  // Windows keeps permissions in lists that these bits say nothing about.
  if (process.platform === 'win32') return;
  const own = readdirSync(directory).filter((name) => OWN.test(name));
  const isShared = own.length === 0 && readdirSync(directory).length > 0;
  if (isShared && isOpen(directory)) {
    throw new StorageError(
      `Otras cuentas de esta máquina pueden leer ${directory}, y en ella hay más que la tienda: dé a DATA_DIR una carpeta propia.`,
    );
  }
  const wasOpen = isOpen(directory) && own.length > 0;
  for (const place of [directory, ...own.map((name) => path.join(directory, name))]) if (isOpen(place)) close(place);
  if (wasOpen) logInfo(`Otras cuentas de esta máquina podían leer los datos de ${directory}; ya no pueden.`);
}

function makeFolder(directory: string): void {
  try {
    makeFolders(directory, 0o700);
  } catch (error) {
    const trouble = findDiskTrouble(error);
    const reason = trouble ? diskReason(trouble) : 'no es una carpeta, ni se puede hacer ahí una';
    throw new StorageError(`No se puede usar ${directory}: ${reason}.`);
  }
}

function isOpen(place: string): boolean {
  return ((statSync(place, { throwIfNoEntry: false })?.mode ?? 0) & OPEN_TO_OTHERS) !== 0;
}

function close(place: string): void {
  try {
    chmodSync(place, statSync(place).isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(
      `Otras cuentas de esta máquina pueden leer ${place}, que tiene datos personales, y no se pudo impedir: ${reason}`,
    );
  }
}
