import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const sheetOf = new Map<string, string>();

/**
 * Names of the classes of CSS modules. Vite's own hold the line too and change with every edit of the sheet, which makes the first load larger.
 * Made of the path, so that the site and the renderer of pages, two builds, agree.
 */
export const cssModules = {
  generateScopedName(name: string, file: string): string {
    const sheet = relative(ROOT, file.split('?')[0] ?? file);
    const short = createHash('sha256').update(sheet).digest('base64url').replace(/[-_]/g, 'x').slice(0, 4);
    const other = sheetOf.get(short);
    if (other !== undefined && other !== sheet)
      throw new Error(`${other} and ${sheet} get one name: rename one of them`);
    sheetOf.set(short, sheet);
    return `${name}_${short}`;
  },
};
