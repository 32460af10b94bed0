/** Bundles the picture generator for Node: it shares the catalogue's TypeScript, which Node 20 does not run by itself. */
export default {
  build: { ssr: 'demo/pictures-source/main.ts', outDir: 'node_modules/.cache/demo-pictures', emptyOutDir: true },
  publicDir: false,
  logLevel: 'warn',
};
