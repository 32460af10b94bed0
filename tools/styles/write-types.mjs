// The first step of `npm run types`: declares the classes of every CSS module, so that the compiler refuses one that no sheet has.
// `rootDirs` in tsconfig.json lays the folder over the sources: see docs/decisions/026.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cssClasses } from './css-classes.mjs';

const OUT = 'node_modules/.cache/css-types';

const declaration = (classes) =>
  [
    'declare const classes: {',
    ...classes.map((name) => `  readonly '${name}': string;`),
    '};',
    'export default classes;',
    '',
  ].join('\n');

await rm(OUT, { recursive: true, force: true });
for (const [sheet, classes] of await cssClasses()) {
  const path = join(OUT, `${sheet}.d.ts`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, declaration(classes));
}
