import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { priceList } from '#demo/catalogue/price-list.ts';
import { demoDocuments } from '#demo/documents/demo-documents.ts';
import { DEMO_PICTURES, SMALLER_PICTURES } from './pictures/demo-folders.mjs';
import { keptPictures, smallerPictures } from './pictures/smaller-pictures.mjs';

/** How many smaller pictures are made between two lines that say so. */
const TELL_EVERY = 100;

function tellProgress(made: number, of: number): void {
  if (made % TELL_EVERY === 0 || made === of) console.log(`imágenes de la demostración: ${made} de ${of}`);
}

/**
 * Puts the demo catalogue's pictures and documents beside the site, under /demo/. A real store's deploy leaves them out with `SIN_DEMO=1`. With
 * `PICTURES_LATER=1`, as in `npm start`, the pictures stand for the smaller sizes that have not been made, which takes minutes.
 */
export function demoPictures(): Plugin {
  return {
    name: 'demo-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      if (process.env['SIN_DEMO'] === '1') return;
      for (const name of await readdir(DEMO_PICTURES)) {
        if (!name.endsWith('.webp')) continue;
        this.emitFile({ type: 'asset', fileName: `demo/${name}`, source: await readFile(join(DEMO_PICTURES, name)) });
      }
      const isLater = process.env['PICTURES_LATER'] === '1';
      const smaller = isLater
        ? await keptPictures(DEMO_PICTURES, SMALLER_PICTURES)
        : await smallerPictures(DEMO_PICTURES, SMALLER_PICTURES, tellProgress);
      for (const [name, source] of smaller) {
        this.emitFile({ type: 'asset', fileName: `demo/${name}`, source });
      }
      for (const [name, source] of demoDocuments(priceList()).files) {
        this.emitFile({ type: 'asset', fileName: `demo/documentos/${name}`, source });
      }
    },
  };
}
