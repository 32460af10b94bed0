import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { staticChunks } from './static-chunks.ts';

/**
 * Names in a front door's page what its first script imports at once but late: without that the browser would learn of the shop's own code and
 * style only when the first script runs.
 * @param begins the module that the first script goes on with.
 */
export function preloadShop(door: string, begins: string): Plugin {
  return {
    name: 'preload-shop',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle = {}, chunk: first }) {
        if (!path.endsWith(door) || !first) return [];
        const chunks = chunksOf(bundle);
        const named = new Set(staticChunks([first], chunks));
        const shop = staticChunks([chunkWith(begins, chunks)], chunks).filter((chunk) => !named.has(chunk));
        return [
          ...shop.map(({ fileName }) => link({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` })),
          ...stylesWith(begins, chunks).map((file) => link({ rel: 'stylesheet', crossorigin: true, href: `/${file}` })),
        ];
      },
    },
  };
}

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

export function chunksOf(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  return new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

/** The chunk that a module went to. */
export function chunkWith(module: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Rolldown.OutputChunk {
  const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`No chunk has ${module}`);
  return found;
}

/**
 * The style sheets of a module and of all that it imports: of the public front door, type, colours and what every page shares. What is imported
 * comes first, as in the sources: of two rules as strong as each other the later one counts.
 */
export function stylesWith(module: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] {
  const styles = new Set<string>();
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) visit(imported);
    }
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
  };
  visit(chunkWith(module, chunks));
  return [...styles];
}
