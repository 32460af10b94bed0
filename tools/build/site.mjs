// `npm run build:site`: the site, with the assets of the builds before it. `DEPLOYED_SITE=https://…` brings those from the open shop.
import process from 'node:process';
import { runOrExit } from '../setup/run.mjs';
import { bringAlong, fetchAside, putAside } from './build-history.mjs';
import { compressAssets } from './compress-assets.mjs';

const ASIDE = 'node_modules/.cache/earlier-builds';
const deployed = process.env['DEPLOYED_SITE'];

if (deployed) {
  await fetchAside(deployed, ASIDE).catch(({ message }) => {
    console.error(`DEPLOYED_SITE: ${message}. Without the files of earlier builds open pages would lose their code.`);
    process.exit(1);
  });
} else await putAside('dist', ASIDE);
await runOrExit('npx', ['vite', 'build']);
await runOrExit(process.execPath, ['tools/build/worker-gate.mjs']);
const { builds, older } = await bringAlong(ASIDE, 'dist');
const compressed = await compressAssets('dist');
console.log(`assets of ${builds} builds: ${older} older files kept; ${compressed} compressed`);
