import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultExclude, defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tools/setup/long-files-first.ts';

/** GitHub's parser names source maps of files that it does not ship; each would be a warning. */
const withoutMaps = {
  name: 'without-maps',
  load: (id: string) =>
    /@actions\/.*\.js$/.test(id)
      ? { code: readFileSync(id, 'utf8').replace(/\/\/# sourceMappingURL=.*/, ''), map: null }
      : null,
};

const DOMAIN = 'src/domain/**/*.test.ts';
const FILES = ['src', 'sw', 'backend', 'hosting', 'demo', 'tools', 'bench'].map((folder) => `${folder}/**/*.test.ts`);

/** Unit tests, and the tests of tools/ that hold the rules of this repository. The backend's contract has its own configuration: it needs a server. */
export default defineConfig({
  plugins: [withoutMaps],
  test: {
    projects: [
      // Pure code keeps no state between calls, so its files may share what they import: half of their time is loading it.
      { extends: true, test: { name: 'domain', include: [DOMAIN], isolate: false } },
      { extends: true, test: { name: 'others', include: FILES, exclude: [...defaultExclude, DOMAIN] } },
    ],
    environment: 'node',
    // It imports JSON without saying so, which Node refuses and Vite reads.
    server: { deps: { inline: ['@actions/workflow-parser'] } },
    pool: 'threads',
    // Without it one fewer than the cores, which on two is one file after the other.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongFilesFirst },
    setupFiles: ['tools/setup/property-seed.ts'],
    // Limits end what hangs and nothing else: no test takes more than ten seconds on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
