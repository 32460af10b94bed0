import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const NAME = 'manifest.webmanifest';

/**
 * Emits the top-level manifest under its own name. As an ordinary link Vite would hash it into assets/, where its relative addresses break
 * and an installed app would see a new manifest with every build; hence `vite-ignore` on the link and this.
 */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await readFile(NAME, 'utf8') });
    },
  };
}
