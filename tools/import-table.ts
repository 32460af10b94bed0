/** One row of the house's table: what a folder may import besides itself. */
export interface ImportRow {
  /** Top folders, or single files, by alias: `#domain/`, `#sw/messages.ts`. */
  readonly folders: readonly string[];
  /** Packages, `node:` standing for all of Node's own. A trailing slash stands for a scope or its subpaths. */
  readonly packages: readonly string[];
}

/**
 * Who may import whom. A folder without a row fails, so a new one starts with a decision. Storefront and admin never meet, and neither
 * do two features of one area: they share through `store`, `domain`, `ui` or their area's own `shared/`.
 */
export const importTable: Readonly<Record<string, ImportRow>> = {
  'src/domain': { folders: [], packages: ['valibot'] },
  'src/domain/search': { folders: [], packages: [] },
  // Hashing and compression by the names that browsers and Node share, opening a database, trying again.
  'src/platform': { folders: ['#domain/'], packages: ['idb'] },
  'src/ui': { folders: [], packages: ['react', 'wouter'] },
  'src/firebase': { folders: ['#domain/', '#platform/'], packages: ['firebase/'] },
  // The search worker keeps its index on the device, in a database of its own.
  'src/lazy': {
    folders: ['#domain/', '#firebase/', '#mirror/', '#platform/', '#quote-desk/', '#spreadsheet/'],
    packages: ['workbox-window', 'idb'],
  },
  // Bytes to cells and back, in the price worker: nothing else touches a file that came from outside.
  'src/spreadsheet': { folders: ['#domain/'], packages: ['xlsx', 'papaparse'] },
  // Files as the world sends them, for its tests and for those in the browser.
  'src/spreadsheet/testing': { folders: ['#domain/'], packages: ['xlsx', 'node:', 'vitest', 'fast-check'] },
  'src/mirror': { folders: ['#domain/', '#lazy/', '#platform/'], packages: ['idb', 'valibot'] },
  // A visitor's list and outbox on the device: no copy of anything, so it is not the mirror's; it asks the same address as the boot feed.
  'src/quote-desk': {
    folders: ['#domain/', '#mirror/backend-address.ts', '#mirror/rest-values.ts'],
    packages: ['idb'],
  },
  'src/store': { folders: ['#domain/'], packages: ['zustand', 'zustand/'] },
  // A product as visitors see it: the shop's page, and the staff's preview of it.
  'src/product-page': {
    folders: ['#domain/', '#mirror/image-address.ts', '#store/', '#ui/'],
    packages: ['react'],
  },
  // What both front doors ask of the browser they run in: worker, updates, room, kiosk.
  'src/device': { folders: ['#store/', '#lazy/', '#ui/', '#sw/messages.ts'], packages: ['react'] },
  'src/storefront': {
    folders: ['#domain/', '#mirror/', '#store/', '#lazy/', '#device/', '#ui/', '#product-page/', '#sw/messages.ts'],
    packages: ['react', 'react-dom/', 'wouter'],
  },
  'src/storefront/kiosk': { folders: ['#domain/', '#store/', '#device/', '#ui/'], packages: ['react', 'wouter'] },
  // The codes for customers' phones; nobody else draws any.
  'src/storefront/shared/codes': { folders: ['#domain/', '#ui/'], packages: ['react', 'lean-qr'] },
  'src/admin': {
    folders: [
      '#domain/',
      '#platform/sha256.ts',
      '#mirror/',
      '#store/',
      '#firebase/',
      '#lazy/',
      '#device/',
      '#ui/',
      '#product-page/',
      '#sw/messages.ts',
    ],
    packages: ['react', 'react-dom', 'react-dom/', 'wouter'],
  },
  sw: { folders: [], packages: ['workbox-'] },
  backend: { folders: ['#domain/', '#platform/'], packages: ['node:', 'libsql', 'jose'] },
  // The contract drives our server and Google's with the real SDK in a real browser.
  // With the domain it asks whether the rules take what the staff's forms send.
  'backend/contract': {
    folders: ['#backend/', '#domain/', '#tools/setup/'],
    packages: ['node:', 'firebase/', 'playwright', 'vite', 'vitest', 'vitest/', 'fast-check'],
  },
  // Compares ours with others', so it imports the others too.
  bench: {
    folders: ['#domain/', '#platform/', '#demo/', '#lazy/', '#mirror/', '#firebase/', '#tools/setup/'],
    packages: [
      'node:',
      'minisearch',
      '@leeoniya/ufuzzy',
      'fuse.js',
      'playwright',
      'xlsx',
      'read-excel-file/',
      'vite',
      'firebase/',
      'idb',
    ],
  },
  demo: { folders: ['#domain/', '#platform/', '#backend/'], packages: ['node:'] },
  // A studio in a page.
  'demo/renders': { folders: ['#domain/', '#demo/'], packages: ['three', 'three/'] },
  tools: {
    folders: ['#backend/contract/', '#demo/', '#domain/'],
    packages: ['node:', 'vite', 'playwright', '@jsquash/webp/'],
  },
  e2e: {
    folders: ['#domain/', '#platform/', '#backend/', '#spreadsheet/testing/'],
    packages: ['node:', '@playwright/test', '@axe-core/playwright'],
  },
};

/** Packages that any test may use besides those of its folder. */
export const testPackages: readonly string[] = [
  'vitest',
  'fast-check',
  'fake-indexeddb',
  'node:',
  'vite',
  'rolldown',
  'playwright',
];
