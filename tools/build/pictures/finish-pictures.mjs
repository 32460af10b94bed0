import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallerPictures, writeWhole } from './smaller-pictures.mjs';

export async function finishPictures(folder, cache, built, tell) {
  let replaced = 0;
  for (const [name, bytes] of await smallerPictures(folder, cache, tell)) {
    const path = join(built, name);
    // The site is built anew, or was built without the demo.
    const standing = await readFile(path).catch(() => null);
    if (standing === null || standing.equals(bytes)) continue;
    await writeWhole(path, bytes);
    replaced += 1;
  }
  return replaced;
}
