/** One row of the house's table: what a folder may import besides itself. */
export interface ImportRow {
  /** Whole folders, by alias: `#domain/`. */
  readonly folders: readonly string[];
  /** Packages, `node:` standing for all of Node's own. A trailing slash stands for a scope or its subpaths. */
  readonly packages: readonly string[];
}

/**
 * Who may import whom. A folder without a row fails, so a new one starts with a decision. Storefront and admin never import each other: they
 * share through `store`, `domain`, `ui` and the like. For the features of one area see `featureTable`.
 */
export const importTable: Readonly<Record<string, ImportRow>> = {
  'src/domain': { folders: [], packages: ['valibot'] },
  'src/domain/search': { folders: [], packages: [] },
  // Hashing and compression, by the names that browsers and Node share.
  'src/platform': { folders: ['#domain/'], packages: [] },
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
  'src/device': { folders: ['#platform/', '#store/', '#lazy/', '#ui/'], packages: ['react'] },
  'src/storefront': {
    folders: ['#domain/', '#mirror/', '#store/', '#lazy/', '#device/', '#ui/', '#product-page/', '#platform/'],
    packages: ['react', 'react-dom/', 'wouter'],
  },
  'src/storefront/kiosk': { folders: ['#domain/', '#store/', '#device/', '#ui/'], packages: ['react', 'wouter'] },
  // The codes for customers' phones; nobody else draws any.
  'src/storefront/quote-list/codes': { folders: ['#domain/', '#ui/'], packages: ['react', 'lean-qr'] },
  'src/admin': {
    folders: [
      '#domain/',
      '#platform/',
      '#mirror/',
      '#store/',
      '#firebase/',
      '#lazy/',
      '#device/',
      '#ui/',
      '#product-page/',
    ],
    packages: ['react', 'react-dom', 'react-dom/', 'wouter'],
  },
  sw: { folders: ['#platform/'], packages: ['workbox-'] },
  backend: { folders: ['#domain/', '#platform/'], packages: ['node:', 'libsql', 'jose', 're2js', 'minimatch'] },
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
  // A workspace of its own: a studio in a page, and the tools that drive it.
  'demo/renders': {
    folders: ['#tools/setup/'],
    packages: ['three', 'three/', 'node:', 'vite', 'playwright', '@jsquash/webp/'],
  },
  tools: {
    folders: ['#backend/contract/', '#demo/', '#domain/', '#sw/'],
    packages: ['node:', 'vite', 'playwright', 'fast-check'],
  },
  e2e: {
    folders: ['#domain/', '#platform/', '#backend/', '#spreadsheet/testing/'],
    packages: ['node:', '@playwright/test', '@axe-core/playwright'],
  },
};

/** What the features of an area, its folders, may import of each other. The area's own files put the features together and may import all. */
export interface FeatureRow {
  /** Folders that every other feature may import, but not each other. */
  readonly common: readonly string[];
  /** By feature: the others that it may import besides. A feature without a row imports only the common ones. */
  readonly edges: Readonly<Record<string, readonly string[]>>;
}

/** An edge that no file uses any more fails, and so does a circle. */
export const featureTable: Readonly<Record<string, FeatureRow>> = {
  'src/storefront': {
    // `page`: what a page is made of. `shell`: what header, footer and pages have in common.
    common: ['page', 'shell'],
    edges: {
      page: ['shell'],
      'product-list': ['quote-list'],
      'quote-request': ['quote-list'],
      quotes: ['quote-list', 'quote-request'],
      catalogue: ['product-list', 'quote-list', 'tutorials'],
      home: ['product-list'],
      search: ['product-list', 'tutorials'],
      tutorials: ['product-list'],
      pages: ['quote-list', 'quote-request'],
      // A kiosk shows codes for the list, starts it anew, and downloads the pictures as the offline page does.
      kiosk: ['quote-list', 'offline'],
    },
  },
  'src/admin': { common: ['shared'], edges: {} },
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
