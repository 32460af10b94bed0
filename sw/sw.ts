import { clientsClaim } from 'workbox-core';
import { serveShell } from './precache.ts';
import { cacheProductImages } from './product-images.ts';
import { serveStaffFiles } from './staff-files.ts';
import { applyUpdateOnConsent } from './updates.ts';

serveShell();
serveStaffFiles();
cacheProductImages();
applyUpdateOnConsent();
// The first visit is served by its worker at once, so that what it sees is there offline. An update claims only after consent.
clientsClaim();
