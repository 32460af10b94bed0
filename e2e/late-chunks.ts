import { readFileSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const isSdk = (key: string): boolean => key.startsWith('src/firebase/');

/** Every chunk that may come after these, at once or later; not beyond those that `ends` names. */
function reachable(manifest: Manifest, roots: readonly string[], ends: (key: string) => boolean): Set<string> {
  const reached = new Set(roots);
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? { file: '' };
    for (const next of [...imports, ...dynamicImports]) if (!ends(next)) reached.add(next);
  }
  return reached;
}

/** The addresses of what no visitor's first page needs, as the build's own list has them: the code of the SDK and that of the staff area alone. */
export function lateChunks(): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const visitors = reachable(manifest, ['shell.html'], isSdk);
  const others = reachable(manifest, ['admin.html', ...Object.keys(manifest).filter(isSdk)], () => false);
  return new Set([...others].filter((key) => !visitors.has(key)).map((key) => `/${manifest[key]?.file}`));
}
