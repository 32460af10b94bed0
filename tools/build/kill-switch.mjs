// `npm run kill-switch`: puts the worker that removes itself in the place of the site's own. Deploy the site as it then is; the next build
// brings the real worker back.
import { copyFile } from 'node:fs/promises';

await copyFile('sw/kill-switch.js', 'dist/sw.js');
console.log(
  'dist/sw.js now removes the service worker and its caches from every device that opens the site. Deploy dist/.',
);
