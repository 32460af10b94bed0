import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { priceList } from '#demo/catalogue/price-list.ts';
import { demoDocuments } from '#demo/documents/demo-documents.ts';
import { smallerPictures } from './pictures/smaller-pictures.ts';

const FROM = 'demo/pictures';
/** Beside the pictures and not in node_modules, so that `npm ci` does not delete it. */
const CACHE = 'demo/pictures/smaller';

/** How many smaller pictures are made between two lines that say so. */
const TELL_EVERY = 100;

function tellProgress(made: number, of: number): void {
  if (made % TELL_EVERY === 0 || made === of) console.log(`imágenes de la demostración: ${made} de ${of}`);
}

/** Puts the demo catalogue's pictures and documents beside the site, under /demo/. A real store's deploy leaves them out with `SIN_DEMO=1`. */
export function demoPictures(): Plugin {
  return {
    name: 'demo-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      if (process.env['SIN_DEMO'] === '1') return;
      for (const name of await readdir(FROM)) {
        if (!name.endsWith('.webp')) continue;
        this.emitFile({ type: 'asset', fileName: `demo/${name}`, source: await readFile(join(FROM, name)) });
      }
      for (const [name, source] of await smallerPictures(FROM, CACHE, tellProgress)) {
        this.emitFile({ type: 'asset', fileName: `demo/${name}`, source });
      }
      for (const [name, source] of demoDocuments(priceList()).files) {
        this.emitFile({ type: 'asset', fileName: `demo/documentos/${name}`, source });
      }
    },
  };
}
