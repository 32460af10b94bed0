import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { cssModules } from './class-names.ts';
import { packDescribedThings } from './pack-descriptions.ts';
import { chunksOf, stylesWith } from './preload-shop.ts';

const RENDERER = 'src/storefront/render.tsx';
const MANIFEST = 'manifest.webmanifest';

interface Screens {
  /** The main module of the storefront, which every page loads. */
  readonly shop: string;
  /** By name of the chunk: the module that a page's screens come from. */
  readonly screens: Readonly<Record<string, string>>;
}

/**
 * Builds the renderer of pages for servers, as one file beside the site, and the style sheet of each kind of page. Both names begin with a dot, so
 * that neither is served or deployed to Hosting.
 */
export function pageRenderer({ shop, screens }: Screens): Plugin {
  let files: Record<string, PageStyles> = {};
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
      const common = stylesWith(shop, chunks);
      files = { '': pageStyles('inicio', common, bundle) };
      for (const [name, module] of Object.entries(screens))
        files[name] = pageStyles(name, [...new Set([...common, ...stylesWith(module, chunks)])], bundle);
      for (const { sheet, source } of Object.values(files)) this.emitFile({ type: 'asset', fileName: sheet, source });
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const shell = await readFile(join(outDir, 'shell.html'), 'utf8').catch(() => null);
        // After a failed build there is no page to render.
        if (shell === null) return;
        const named = Object.entries(files).map(([name, { sheet, styles }]) => [name, { sheet, styles }]);
        const manifest = JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8')) as object;
        const described = { shell, manifest, screens: Object.fromEntries(named) };
        const id = createHash('sha256').update(JSON.stringify(described)).digest('base64url').slice(0, 16);
        await buildRenderer(outDir);
        await writeFile(join(outDir, '.page-build.json'), JSON.stringify({ id, ...described }));
      },
    },
  };
}

interface PageStyles {
  readonly sheet: string;
  readonly styles: readonly string[];
  readonly source: string;
}

/**
 * One sheet of those that a page needs, in their order: a page that came whole waits for all of them, and over HTTP/1.1 five sheets, four fonts and a
 * picture take turns on six connections. Only the pages name it, so no worker keeps it.
 */
function pageStyles(name: string, styles: readonly string[], bundle: Rolldown.OutputBundle): PageStyles {
  const source = styles.map((file) => textOf(file, bundle)).join('\n');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { sheet: `assets/pagina-${name}-${hash}.css`, styles, source };
}

function textOf(file: string, bundle: Rolldown.OutputBundle): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`${file}: no such style sheet`);
  return String(asset.source);
}

async function buildRenderer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [leaveLateCode(), packDescribedThings()],
    css: { modules: cssModules },
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
