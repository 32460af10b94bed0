// `npm run demo:renders`: takes the demo catalogue's pictures into demo/pictures/, each in its largest size; the build of the site makes the
// others. Only what changed is taken anew: `demo/pictures/renders.json` keeps the fingerprint of every picture's shapes, materials and view.
// Words after it choose names, in their order.
import { renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { PICTURES } from './folders.mjs';
import { openStudio } from './open-studio.mjs';

const INDEX = join(PICTURES, 'renders.json');
const BROWSERS = 2;

try {
  os.setPriority(10);
} catch {
  // Politeness to the rest of the machine, no more.
}
/** @type {Record<string, string>} */
const known = JSON.parse(await readFile(INDEX, 'utf8').catch(() => '{}'));
const wanted = process.argv.slice(2);

const studios = await Promise.all(Array.from({ length: BROWSERS }, () => openStudio()));
const looks = await studios[0].looks();
const queue =
  wanted.length === 0
    ? [...looks]
    : [...new Set(wanted.flatMap((word) => looks.filter(([name]) => name.startsWith(word))))];
// What is missing comes first: whoever stops here has more pictures, not only newer ones.
queue.sort(([a], [b]) => Number(a in known) - Number(b in known));
const taken = { anew: 0, kept: 0 };

async function work(studio) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, look] = next;
    const picture = await studio.shoot(look, known[name]);
    if (!picture) {
      taken.kept++;
      continue;
    }
    await writeFile(join(PICTURES, `${name}-${picture.size}.webp`), picture.webp, 'base64');
    known[name] = picture.fingerprint;
    taken.anew++;
    save();
    console.log(`${name} (faltan ${queue.length})`);
  }
}

/** At one go, so that two studios that finish together leave a whole file, and so does whoever stops them. */
function save() {
  const sorted = Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(`${INDEX}.nuevo`, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  renameSync(`${INDEX}.nuevo`, INDEX);
}

try {
  await Promise.all(studios.map(work));
} finally {
  await Promise.all(studios.map((studio) => studio.close()));
}

// Who named pictures asked for those, and for no tidying.
if (wanted.length === 0) {
  const names = new Set(looks.map(([name]) => name));
  for (const file of await readdir(PICTURES))
    if (file.endsWith('.webp') && !names.has(file.replace(/-\d+\.webp$/, ''))) await rm(join(PICTURES, file));
  for (const name of Object.keys(known)) if (!names.has(name)) delete known[name];
}
save();
console.log(`${taken.anew} fotos nuevas, ${taken.kept} sin cambios.`);
