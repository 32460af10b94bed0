import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './tools/build/chunk-groups.ts';
import { cssModules } from './tools/build/class-names.ts';
import { demoPictures } from './tools/build/demo-pictures.ts';
import { favicon } from './tools/build/favicon.ts';
import { firstLoadGate } from './tools/build/first-load-gate.ts';
import { notFoundPage } from './tools/build/not-found-page.ts';
import { packDescribedThings } from './tools/build/pack-descriptions.ts';
import { packVocabulary } from './tools/build/pack-vocabulary.ts';
import { pageRenderer } from './tools/build/page-renderer.ts';
import { preloadShop } from './tools/build/preload-shop.ts';
import { webManifest } from './tools/build/web-manifest.ts';
import { sortWorkerFiles } from './tools/build/worker-files.ts';

const SHOP = '/src/storefront/main.tsx';
const source = (path: string): string => resolve(import.meta.dirname, 'src', path);
const entries = {
  start: source('storefront/start.ts'),
  visitors: source('storefront/main.tsx'),
  staff: source('admin/main.tsx'),
  soonest: [
    {
      name: 'primero',
      modules: [source('storefront/home/HomeScreen.tsx'), source('storefront/catalogue/catalogue-screens.ts')],
    },
    { name: 'busqueda', modules: [source('storefront/search/SearchScreen.tsx')] },
    // What every visit loads once its page is shown.
    { name: 'luego', modules: [source('mirror/catalogue-reader.ts'), source('quote-client/quote-client.ts')] },
  ],
};
const groups = new WeakMap<object, ReturnType<typeof chunkGroups>>();
const sharedChunk = (id: string, graph: Rolldown.ChunkingContext): string | undefined => {
  let groupOf = groups.get(graph);
  groupOf ??= chunkGroups(entries, (module) => graph.getModuleInfo(module));
  groups.set(graph, groupOf);
  return groupOf(id);
};

/** The site: two pages (storefront and staff area) and a service worker. One build for both backends. */
export default defineConfig({
  build: {
    target: 'es2022',
    manifest: true,
    rollupOptions: {
      input: ['shell.html', 'admin.html'],
      output: {
        codeSplitting: { groups: [{ name: sharedChunk, debugName: 'shared' }], includeDependenciesRecursively: false },
      },
    },
    // Small files as data: addresses would grow the first load and need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  css: { modules: cssModules },
  worker: { format: 'es', plugins: () => [packVocabulary(), packDescribedThings()] },
  resolve: {
    alias: {
      // 46 kB of regular expressions that only Firestore's pipelines use: see docs/decisions/004.
      re2js: fileURLToPath(new URL('./tools/build/re2js-stub.ts', import.meta.url)),
      // The router asks for React's own function by way of a package that brings it to older versions of React.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  plugins: [
    react(),
    webManifest(),
    favicon(),
    demoPictures(),
    notFoundPage(SHOP),
    preloadShop('shell.html', SHOP),
    pageRenderer({
      shop: SHOP,
      screens: {
        home: '/src/storefront/home/HomeScreen.tsx',
        pages: '/src/storefront/pages/page-components.ts',
        catalogue: '/src/storefront/catalogue/catalogue-screens.ts',
        search: '/src/storefront/search/SearchScreen.tsx',
        tutorials: '/src/storefront/tutorials/tutorial-screens.ts',
        quotes: '/src/storefront/quotes/quote-screens.ts',
        repair: '/src/storefront/repair/RepairScreen.tsx',
        calculator: '/src/storefront/calculator/CalculatorScreen.tsx',
        comparison: '/src/storefront/comparison/ComparisonScreen.tsx',
        offline: '/src/storefront/offline/OfflineScreen.tsx',
      },
    }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: [
          // Not the manifest: it says the store's name, which changes without a build.
          '{shell,admin}.html',
          // The letters of other languages are kept once a page has shown one.
          'fonts/!(*-more).woff2',
          'icons/*.svg',
          'assets/**/*.{js,css}',
        ],
        manifestTransforms: [sortWorkerFiles],
        dontCacheBustURLsMatching: /^(?:assets|fonts)\//,
      },
    }),
    firstLoadGate({
      'shell.html': {
        main: SHOP,
        budget: 95_000,
        files: 5,
        forbidden: ['/src/admin/', '/src/firebase/', '/node_modules/firebase/', '/node_modules/@firebase/'],
        screens: {
          '/src/storefront/home/HomeScreen.tsx': 34_000,
          '/src/storefront/catalogue/catalogue-screens.ts': 36_000,
          // 200 bytes of them for the end of a promotion: of a page that was kept over midnight, its lead has yesterday's prices.
          '/src/storefront/search/SearchScreen.tsx': 43_500,
        },
      },
      // Three of them are for both areas, split by when a visitor needs them.
      'admin.html': { budget: 350_000, files: 8, forbidden: ['/src/storefront/'] },
    }),
  ],
});
