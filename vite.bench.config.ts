import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { demoPictures } from './tools/build/demo-pictures.ts';
import { preloadShop } from './tools/build/preload-shop.ts';
import { webManifest } from './tools/build/web-manifest.ts';
import site from './vite.config.ts';

const mirror = resolve(import.meta.dirname, 'bench/start-page/firestore-mirror.ts');

/** The shop with Firestore's cache in the place of its mirror. */
function swapMirror(): Plugin {
  return {
    name: 'swap-mirror',
    enforce: 'pre',
    resolveId: (source) => (source === '#mirror/start-mirror.ts' ? mirror : null),
  };
}

// As the site is built, without the gate that forbids the SDK before the first paint, and with the SDK on the device from the first visit.
export default defineConfig({
  ...site,
  build: { ...site.build, outDir: 'dist-bench/firestore-site', emptyOutDir: true },
  plugins: [
    swapMirror(),
    react(),
    webManifest(),
    demoPictures(),
    preloadShop('shell.html', '/src/storefront/main.tsx'),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['shell.html', 'fonts/*.woff2', 'icons/*.svg', 'assets/**/*.{js,css}'],
        dontCacheBustURLsMatching: /^(?:assets|fonts)\//,
      },
    }),
  ],
});
