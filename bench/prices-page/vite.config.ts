import { defineConfig } from 'vite';

/** The price reader alone on a page, with its worker, as the site builds it. */
export default defineConfig({
  root: 'bench/prices-page',
  build: { outDir: '../../dist-bench/prices-page', emptyOutDir: true, target: 'es2022' },
  worker: { format: 'es' },
});
