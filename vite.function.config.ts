import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { commonHeaders, type FirebaseJson, functionJson } from './hosting/hosting-json.ts';

const firebaseJson = (): FirebaseJson => JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseJson;
const RENDERER = 'virtual:page-renderer';

/** The renderer and the list of files of the site that is built: the function must name the same files that are deployed with it. */
function builtRenderer(): Plugin {
  return {
    name: 'built-renderer',
    resolveId: (id) => (id === RENDERER ? `\0${RENDERER}` : null),
    load(id) {
      if (id !== `\0${RENDERER}`) return null;
      const build = readFileSync('dist/.page-build.json', 'utf8');
      const headers = JSON.stringify(commonHeaders(firebaseJson()));
      return `export * from ${JSON.stringify(resolve('dist/.page-renderer.mjs'))};
export const build = ${build};
export const siteHeaders = ${headers};`;
    },
  };
}

/** `firebase.json` with the function behind its rewrites: a project without functions could not be deployed with that one. */
function writeConfig(): Plugin {
  return {
    name: 'write-config',
    closeBundle() {
      writeFileSync('firebase.function.json', `${JSON.stringify(functionJson(firebaseJson()), null, 2)}\n`);
    },
  };
}

/** The function for Firebase as one file, and how it is deployed. After `npm run build`. */
export default defineConfig({
  publicDir: false,
  plugins: [builtRenderer(), writeConfig()],
  build: {
    ssr: 'hosting/function/pagina.ts',
    target: 'node22',
    outDir: 'functions/dist',
    emptyOutDir: true,
    rollupOptions: {
      external: ['firebase-functions/v2/https'],
      output: { entryFileNames: 'pagina.js', codeSplitting: false },
    },
  },
  ssr: { noExternal: true },
});
