import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

interface ManifestEntry {
  url: string;
  revision: string | null;
  size: number;
}
interface BuiltChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type BuildManifest = Readonly<Record<string, BuiltChunk>>;

/**
 * Sorts the built files for the service worker: what visitors reach without the SDK is precached for everybody, what only the staff's page
 * reaches is marked `staff`, and the rest (the visitors' live feed) is left to the browser's cache. It follows the imports of the built chunks,
 * so a new screen needs no change here.
 */
export async function sortWorkerFiles(manifest: ManifestEntry[]): Promise<{
  manifest: ManifestEntry[];
  warnings: string[];
}> {
  const text = await readFile('dist/.vite/manifest.json', 'utf8').catch(() => null);
  // After a failed build the worker is still built; an error here would hide the cause.
  if (text === null) return { manifest, warnings: [] };
  const built = JSON.parse(text) as BuildManifest;
  const listed = new Set(Object.values(built).flatMap(({ file, css = [] }) => [file, ...css]));
  // Workers are not in Vite's manifest: a chunk needs the workers whose file names it contains.
  const unlisted = manifest.map(({ url }) => url).filter((url) => url.startsWith('assets/') && !listed.has(url));
  const visitors = await withNamed(reach(built, 'shell.html', /^src\/(?:firebase|admin)\//), unlisted);
  const staff = await withNamed(reach(built, 'admin.html', /^src\/storefront\//), unlisted);
  return {
    manifest: manifest.flatMap((entry) => {
      if (visitors.has(entry.url) || !/^assets\/|^admin\.html$/.test(entry.url)) return [entry];
      return staff.has(entry.url) || entry.url === 'admin.html' ? [{ ...entry, staff: true }] : [];
    }),
    warnings: [],
  };
}

function reach(built: BuildManifest, page: string, wall: RegExp): Set<string> {
  const files = new Set<string>();
  const keys = new Set([page]);
  for (const key of keys) {
    const chunk = built[key];
    if (!chunk || wall.test(key)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) keys.add(next);
  }
  return files;
}

async function withNamed(files: Set<string>, unlisted: readonly string[]): Promise<Set<string>> {
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(`dist/${file}`, 'utf8');
    for (const name of unlisted) if (code.includes(basename(name))) files.add(name);
  }
  return files;
}
