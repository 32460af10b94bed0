// `npm run kill-switch`: replaces the site's service worker by one that removes itself. Deploy the site as it then is; the next build
// contains the real worker again.
import { copyFile } from 'node:fs/promises';

await copyFile('sw/kill-switch.js', 'dist/sw.js');
console.log(
  'dist/sw.js now removes the service worker and its caches from every device that opens the site. Deploy dist/.',
);
