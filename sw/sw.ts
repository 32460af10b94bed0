import { clientsClaim } from 'workbox-core';
import { keepChosenFonts } from './chosen-fonts.ts';
import { answerFromNetwork } from './network-fallback.ts';
import { serveShell } from './precache.ts';
import { cacheProductImages } from './product-images.ts';
import { receiveSharedLists } from './received-lists.ts';
import { serveStaffFiles } from './staff-files.ts';
import { handlePageMessages } from './updates.ts';

serveShell();
serveStaffFiles();
cacheProductImages();
keepChosenFonts();
receiveSharedLists();
answerFromNetwork();
handlePageMessages();
// On a first visit the worker takes control at once, so that what is seen is available offline. An update takes control only after consent.
clientsClaim();
