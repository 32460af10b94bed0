/** Bundles the studio for the page that it works in. */
export default {
  build: {
    outDir: 'node_modules/.cache/demo-renders/page',
    lib: { entry: 'demo/renders/page.ts', formats: ['iife'], name: 'demoRenders', fileName: () => 'page.js' },
    minify: false,
  },
  publicDir: false,
  logLevel: 'warn',
};
