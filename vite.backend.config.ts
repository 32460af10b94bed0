import { defineConfig } from 'vite';

/** The embedded backend and the demo filler, bundled for Node: Node 20 runs no TypeScript, and two files start faster than two hundred. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-backend',
    rollupOptions: {
      input: {
        main: 'backend/main.ts',
        staff: 'backend/operations/staff.ts',
        copies: 'backend/operations/copies.ts',
        transfer: 'backend/transfer/transfer.ts',
        'firebase-setup': 'backend/firebase-setup/firebase-setup.ts',
        fill: 'demo/fill.ts',
        prerender: 'hosting/prerender/prerender.ts',
        // For the browser tests alone.
        host: 'e2e/host-process.ts',
      },
    },
    minify: false,
    sourcemap: true,
  },
  // libsql loads its native part by path, so it stays in node_modules; everything else is in the bundle.
  ssr: { noExternal: true, external: ['libsql'] },
});
