import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FROM = 'demo/pictures';

/** Puts the demo catalogue's pictures beside the site, under /demo/. A real store's deploy leaves them out with `SIN_DEMO=1`. */
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
    },
  };
}
