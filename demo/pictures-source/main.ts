import { mkdir, writeFile } from 'node:fs/promises';
import { allDrawings } from './drawings.ts';

const out = process.argv[2] ?? 'demo/pictures';
await mkdir(out, { recursive: true });
const drawings = allDrawings();
for (const [name, svg] of drawings) await writeFile(`${out}/${name}.svg`, svg);
const bytes = [...drawings.values()].reduce((sum, svg) => sum + svg.length, 0);
console.log(`${drawings.size} dibujos en ${out}, ${Math.round(bytes / 1024)} kB`);
