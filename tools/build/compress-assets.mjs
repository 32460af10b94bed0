import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readBuilds } from './build-history.mjs';

/**
 * Writes beside each script and style sheet that visitors fetch the same in brotli's best quality, a tenth smaller than what a server has time for.
 * Only of the newest build, whose files most visits ask for. The embedded backend sends these (`backend/hosting/asset.ts`); Firebase Hosting compresses by itself, and its list of ignored files has them.
 * @param {string} site the built site
 * @returns {Promise<number>} how many files
 */
export async function compressAssets(site) {
  const forStaff = await staffFiles(site);
  const [build] = await readBuilds(site);
  const names = (build?.assets ?? []).filter((name) => /\.(?:js|css)$/.test(name) && !forStaff.has(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(site, 'assets', name);
      const source = await readFile(file);
      await writeFile(
        `${file}.br`,
        await promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
      );
    }),
  );
  return names.length;
}

/** The worker's list says which files only the staff area needs: SheetJS among them, which takes as long as all others. @param {string} site */
async function staffFiles(site) {
  const worker = await readFile(join(site, 'sw.js'), 'utf8');
  /** @type {{ url: string, staff?: true }[]} */
  const files = JSON.parse(worker.match(/\[\{"revision":.+?\}\]/)?.[0] ?? '[]');
  return new Set(files.flatMap(({ url, staff }) => (staff ? [url.replace(/^assets\//, '')] : [])));
}
