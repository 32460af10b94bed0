import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { importChain } from './import-chain.ts';
import { chunksOf, chunkWith } from './preload-shop.ts';
import { staticChunks } from './static-chunks.ts';

export interface FrontDoor {
  /** The module that the page's own script goes on with at once, where it imports it late. */
  readonly begins?: string;
  /** Bytes of JavaScript after gzip that may be loaded without a click. */
  readonly budget: number;
  /** How many files of it: each is a turn of the service worker before the first paint. */
  readonly files: number;
  /** Parts of module paths that must not be in it. */
  readonly forbidden: readonly string[];
}

/**
 * Fails the build when a front door loads more than its budget, or a module that has no business there, and says which import brought it.
 * It looks at the chunks that are shipped, so a careless chunking rule is caught as well as a careless import.
 */
export function firstLoadGate(doors: Readonly<Record<string, FrontDoor>>): Plugin {
  return {
    name: 'first-load-gate',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const problems: string[] = [];
      for (const [door, { begins, budget, files, forbidden }] of Object.entries(doors)) {
        const entry = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(`/${door}`));
        if (!entry) {
          problems.push(`${door}: no front door of that name was built`);
          continue;
        }
        const loaded = staticChunks([entry, ...(begins ? [chunkWith(begins, chunks)] : [])], chunks);
        const size = loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
        const say = `${door}: ${kilobytes(size)} kB gzip of ${kilobytes(budget)} in ${loaded.length} files of ${files}`;
        if (size > budget || loaded.length > files) problems.push(`${say}: over budget`);
        else console.log(say);
        for (const module of loaded.flatMap(({ moduleIds }) => moduleIds)) {
          if (!forbidden.some((part) => module.includes(part))) continue;
          const chain = importChain(entry.facadeModuleId ?? door, module, (id) => {
            const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
            return [...importedIds, ...dynamicallyImportedIds.filter((late) => begins && late.endsWith(begins))];
          });
          problems.push(
            `${door} loads ${short(module)}: ${chain?.map(short).join(' → ') ?? 'no static import leads there: check the chunk groups'}`,
          );
        }
      }
      if (problems.length > 0) this.error(`First load:\n  ${problems.join('\n  ')}`);
    },
  };
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const short = (module: string): string => relative(process.cwd(), module.split('?')[0] ?? module);
