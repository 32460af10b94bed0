import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { importChain } from './import-chain.ts';
import { chunksOf, chunkWith } from './preload-shop.ts';
import { staticChunks } from './static-chunks.ts';

export interface EntryLimits {
  /** The main module, where the page's first script imports it with `import()` at once. */
  readonly main?: string;
  /** Bytes of JavaScript after gzip that may be loaded without a click. */
  readonly budget: number;
  /** The most files for it, because each passes through the service worker before the first paint. */
  readonly files: number;
  /** Parts of module paths that it must not contain. */
  readonly forbidden: readonly string[];
  /** By module: bytes that a first screen may load besides, because the page that came is not taken over before. */
  readonly screens?: Readonly<Record<string, number>>;
}

/**
 * Fails the build when a page loads more than its budget or a forbidden module, and names the chain of imports that leads there.
 * It reads the built chunks, so it finds a wrong chunking rule as well as a wrong import.
 */
export function firstLoadGate(pages: Readonly<Record<string, EntryLimits>>): Plugin {
  return {
    name: 'first-load-gate',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const problems: string[] = [];
      for (const [page, { main, budget, files, forbidden, screens = {} }] of Object.entries(pages)) {
        const entry = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(`/${page}`));
        if (!entry) {
          problems.push(`${page}: no page of that name was built`);
          continue;
        }
        const loaded = staticChunks([entry, ...(main ? [chunkWith(main, chunks)] : [])], chunks);
        const size = gzipSize(loaded);
        const say = `${page}: ${kilobytes(size)} kB gzip of ${kilobytes(budget)} in ${loaded.length} files of ${files}`;
        if (size > budget || loaded.length > files) problems.push(`${say}: over budget`);
        else console.log(say);
        for (const [module, most] of Object.entries(screens)) {
          const more = staticChunks([chunkWith(module, chunks)], chunks).filter((chunk) => !loaded.includes(chunk));
          const besides = `${module}: ${kilobytes(gzipSize(more))} kB gzip of ${kilobytes(most)} besides`;
          if (gzipSize(more) > most) problems.push(`${besides}: over budget`);
          else console.log(besides);
        }
        for (const module of loaded.flatMap(({ moduleIds }) => moduleIds)) {
          if (!forbidden.some((part) => module.includes(part))) continue;
          const chain = importChain(entry.facadeModuleId ?? page, module, (id) => {
            const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
            return [...importedIds, ...dynamicallyImportedIds.filter((late) => main && late.endsWith(main))];
          });
          problems.push(
            `${page} loads ${short(module)}: ${chain?.map(short).join(' → ') ?? 'no static import leads there: check the chunk groups'}`,
          );
        }
      }
      if (problems.length > 0) this.error(`First load:\n  ${problems.join('\n  ')}`);
    },
  };
}

const gzipSize = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const short = (module: string): string => relative(process.cwd(), module.split('?')[0] ?? module);
