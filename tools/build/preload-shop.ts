import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { staticChunks } from './static-chunks.ts';

/**
 * Adds preload links to a page for what its first script imports with `import()` at once: otherwise the browser would request the shop's code and
 * styles only when that script runs.
 * @param main the module that the first script imports.
 */
export function preloadShop(page: string, main: string): Plugin {
  return {
    name: 'preload-shop',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path, bundle = {}, chunk: first }) {
        if (!path.endsWith(page) || !first) return [];
        const chunks = chunksOf(bundle);
        const named = new Set(staticChunks([first], chunks));
        const shop = staticChunks([chunkWith(main, chunks)], chunks).filter((chunk) => !named.has(chunk));
        return [
          ...shop.map(({ fileName }) => link({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` })),
          ...stylesWith(main, chunks).map((file) => link({ rel: 'stylesheet', crossorigin: true, href: `/${file}` })),
        ];
      },
    },
  };
}

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

export function chunksOf(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  return new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

/** The chunk that contains a module. */
export function chunkWith(module: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Rolldown.OutputChunk {
  const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`No chunk has ${module}`);
  return found;
}

/**
 * The style sheets of a module and of all that it imports: for the storefront its fonts, its colours and the styles that every page shares. Imported
 * sheets come first, as in the sources, because of two rules of equal specificity the later one wins.
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
