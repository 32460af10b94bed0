import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { allDrawings } from './drawings.ts';

const OUT = 'demo/pictures';

await mkdir(OUT, { recursive: true });
const drawings = allDrawings();
for (const [name, svg] of drawings) await writeFile(`${OUT}/${name}.svg`, svg);
// A drawing that no product shows any more would be shipped for nobody.
for (const file of await readdir(OUT)) {
  if (file.endsWith('.svg') && !drawings.has(file.slice(0, -'.svg'.length))) await rm(`${OUT}/${file}`);
}
const bytes = [...drawings.values()].reduce((sum, svg) => sum + svg.length, 0);
console.log(`${drawings.size} dibujos en ${OUT}, ${Math.round(bytes / 1024)} kB`);
