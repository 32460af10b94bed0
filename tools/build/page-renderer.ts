import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { chunksOf, chunkWith, stylesWith } from './preload-shop.ts';
import { staticChunks } from './static-chunks.ts';

const RENDERER = 'src/storefront/render.tsx';

interface Screens {
  /** The main module of the storefront, which every page loads. */
  readonly shop: string;
  /** By name of the chunk: the module that a page's screens come from. */
  readonly screens: Readonly<Record<string, string>>;
}

/**
 * Builds the renderer of pages for servers, as one file beside the site, and a list of the files that each page needs. Both names begin with a dot, so
 * that neither is served or deployed to Hosting.
 */
export function pageRenderer({ shop, screens }: Screens): Plugin {
  let files: Record<string, unknown> = {};
  let outDir = 'dist';
  return {
    name: 'page-renderer',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      files = Object.fromEntries(
        Object.entries(screens).map(([name, module]) => [name, screenFiles(module, shop, chunks)]),
      );
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const shell = await readFile(join(outDir, 'shell.html'), 'utf8').catch(() => null);
        // After a failed build there is no page to render.
        if (shell === null) return;
        const text = JSON.stringify({ shell, screens: files });
        const id = createHash('sha256').update(text).digest('base64url').slice(0, 16);
        await buildRenderer(outDir);
        await writeFile(join(outDir, '.page-build.json'), JSON.stringify({ id, shell, screens: files }));
      },
    },
  };
}

/** What a page of these screens loads besides what every page loads. */
function screenFiles(module: string, shop: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const common = new Set(staticChunks([chunkWith(shop, chunks)], chunks));
  const commonStyles = new Set(stylesWith(shop, chunks));
  const own = staticChunks([chunkWith(module, chunks)], chunks).filter((chunk) => !common.has(chunk));
  return {
    styles: stylesWith(module, chunks).filter((file) => !commonStyles.has(file)),
    scripts: own.map(({ fileName }) => fileName),
  };
}

async function buildRenderer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [leaveLateCode()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: RENDERER,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: true,
      rollupOptions: { output: { entryFileNames: '.page-renderer.mjs', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
}

/** No server asks for the late code (the SDK, the journal's stores): left out, it does not make the renderer five times as large. */
function leaveLateCode(): Plugin {
  return {
    name: 'leave-late-code',
    resolveDynamicImport: (specifier, importer) =>
      typeof specifier === 'string' && importer?.includes('/src/lazy/') ? { id: specifier, external: true } : null,
  };
}
