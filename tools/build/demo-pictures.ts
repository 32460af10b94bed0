import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { priceList } from '#demo/catalogue/price-list.ts';
import { demoDocuments } from '#demo/documents/demo-documents.ts';

const FROM = 'demo/pictures';

/** Puts the demo catalogue's pictures and documents beside the site, under /demo/. A real store's deploy leaves them out with `SIN_DEMO=1`. */
export function demoPictures(): Plugin {
  return {
    name: 'demo-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      if (process.env['SIN_DEMO'] === '1') return;
      for (const name of await readdir(FROM)) {
        if (name.endsWith('.json')) continue;
        this.emitFile({ type: 'asset', fileName: `demo/${name}`, source: await readFile(join(FROM, name)) });
      }
      for (const [name, source] of demoDocuments(priceList()).files) {
        this.emitFile({ type: 'asset', fileName: `demo/documentos/${name}`, source });
      }
    },
  };
}
