import { defineConfig } from 'vite';

/** Bundles the picture generator for Node: it shares the catalogue's TypeScript, which Node 20 does not run by itself. */
export default defineConfig({
  build: {
    ssr: 'demo/pictures-source/main.ts',
    outDir: 'node_modules/.cache/demo-pictures',
    emptyOutDir: true,
    target: 'node20',
  },
  publicDir: false,
  logLevel: 'warn',
});
