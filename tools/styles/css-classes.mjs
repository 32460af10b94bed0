import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

/**
 * The class names of every CSS module, as Vite itself hands them to the code that imports the sheet.
 * @returns {Promise<Map<string, readonly string[]>>} by path from the project's root
 */
export async function cssClasses() {
  const config = await resolveConfig({ configFile: false, logLevel: 'error' }, 'build');
  const files = await readdir('src', { recursive: true });
  const sheets = files.filter((path) => path.endsWith('.module.css')).map((path) => join('src', path));
  const read = async (path) => {
    const { modules = {} } = await preprocessCSS(await readFile(path, 'utf8'), path, config);
    return [path, Object.keys(modules)];
  };
  return new Map(await Promise.all(sheets.sort().map(read)));
}
