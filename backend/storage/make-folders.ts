import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder, and those above it. Node's own `recursive` never ends where the system says ENOENT below a folder that is there, as in /proc. */
export function makeFolders(directory: string, mode?: number): void {
  if (isFolder(directory)) return;
  const parent = path.dirname(directory);
  if (parent !== directory) makeFolders(parent, mode);
  try {
    mkdirSync(directory, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(directory)) throw error;
  }
}

const isFolder = (place: string): boolean => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
