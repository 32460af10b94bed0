import { defineConfig } from '@playwright/test';
import base from './playwright.base.config.ts';

/** Files with a test of half a minute and more on a quiet machine. They begin, so that no worker is alone with one of them at the end. */
const LONG = [
  'storefront/{every-address,states-accessibility,window-edges}',
  'admin/{accessibility,deep-links,odd-price-files,price-faults,price-import,second-factor,settings-widths}',
  'hosting/prerendered',
  'offline/{download,kiosk,worker}',
].map((files) => `**/e2e/${files}.e2e.ts`);

/** `npm run e2e`: the journeys on the embedded backend. */
export default defineConfig({
  ...base,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: LONG },
  ],
});
