// `npm run kill-switch`: replaces the site's service worker by one that removes itself. Deploy the site as it then is; the next build
// contains the real worker again.
import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';

const WORKER = 'dist/sw.js';
const isBuilt = existsSync('dist');
if (isBuilt) {
  await copyFile('sw/kill-switch.js', WORKER);
  console.log(
    `${WORKER} now removes the service worker and its caches from every device that opens the site. Deploy dist/; where pages are files, «npm run prerender» first, which copies it.`,
  );
} else {
  console.error(`There is no ${WORKER}: give «npm run build» first.`);
  process.exitCode = 1;
}
