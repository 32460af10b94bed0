/** One row of the import table: what a folder may import besides itself. */
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
  // What each public address says of itself, and the files made of the catalogue. The renderer of both hosts and the page itself read it.
  'src/domain/pages': { folders: [], packages: [] },
  // Helpers for browsers and Node: hashing, compression, opening a database, trying again.
  'src/platform': { folders: ['#domain/'], packages: ['idb'] },
  'src/ui': { folders: [], packages: ['react', 'wouter', 'wouter/'] },
  // The QR codes for customers' phones and the bars of shelf labels. Apart, so that only late code brings the libraries.
  'src/ui/codes': { folders: [], packages: ['react', 'lean-qr', 'jsbarcode'] },
  'src/firebase': { folders: ['#domain/', '#platform/'], packages: ['firebase/'] },
  // The list of late code: each file is a loader, `() => import(…)`.
  'src/lazy': {
    folders: ['#firebase/', '#mirror/', '#quote-client/', '#search-reports/', '#spreadsheet/'],
    packages: ['workbox-window'],
  },
  // Reads and writes spreadsheets, in the price worker: no other code reads a supplier's file.
  'src/spreadsheet': { folders: ['#domain/'], packages: ['xlsx', 'papaparse'] },
  // Files as suppliers send them, for the tests here and those in the browser.
  'src/spreadsheet/testing': { folders: ['#domain/'], packages: ['xlsx', 'node:', 'vitest', 'fast-check'] },
  // Firestore's REST address by plain fetch: what the first paint and a visitor's writes need without the SDK.
  'src/rest': { folders: ['#domain/'], packages: ['valibot'] },
  // One subject each: the page's side, its worker, and the messages between the two. No page imports a `worker/`.
  'src/search': { folders: ['#domain/'], packages: [] },
  // It stores its index on the device, and its first answer contains products from the copy of the catalogue.
  'src/search/worker': { folders: ['#domain/', '#mirror/', '#platform/'], packages: ['idb'] },
  // It keeps the open list on the device, until it is applied.
  'src/prices': { folders: ['#domain/', '#platform/', '#spreadsheet/'], packages: ['idb'] },
  'src/prices/worker': { folders: ['#domain/', '#lazy/', '#spreadsheet/'], packages: [] },
  // The catalogue as a spreadsheet, which a worker writes, and the whole shop as an archive.
  'src/exports': { folders: ['#domain/', '#platform/', '#rest/'], packages: ['fflate', 'valibot'] },
  'src/exports/worker': { folders: ['#domain/', '#lazy/'], packages: [] },
  'src/pictures': { folders: ['#domain/'], packages: [] },
  'src/pictures/worker': { folders: ['#domain/', '#platform/'], packages: [] },
  // The copy of the catalogue on the device, and what keeps it fresh.
  'src/mirror': { folders: ['#domain/', '#lazy/', '#pictures/', '#platform/', '#rest/'], packages: ['idb'] },
  'src/mirror/worker': { folders: ['#domain/', '#platform/', '#rest/'], packages: [] },
  // A visitor's list and outbox on the device. They are not copies of server data, so they do not belong to the mirror.
  'src/quote-client': { folders: ['#domain/', '#platform/', '#rest/'], packages: ['idb'] },
  // What was searched on this device, until it is reported once a day.
  'src/search-reports': { folders: ['#domain/', '#platform/', '#rest/'], packages: ['idb'] },
  'src/store': { folders: ['#domain/'], packages: ['zustand', 'zustand/'] },
  // A product as visitors see it: the shop's page, and the staff's preview of it.
  'src/product-page': {
    folders: ['#domain/', '#pictures/', '#store/', '#ui/'],
    packages: ['react'],
  },
  // The text of a page as visitors read it: the shop's page, and the staff's preview of it.
  'src/page-text': { folders: ['#domain/', '#pictures/', '#store/', '#ui/'], packages: ['react'] },
  // What storefront and staff area share of the browser: service worker, updates, storage space, kiosk.
  'src/device': { folders: ['#platform/', '#store/', '#lazy/', '#ui/'], packages: ['react'] },
  'src/storefront': {
    folders: [
      '#domain/',
      '#platform/',
      '#mirror/',
      '#rest/',
      '#search/',
      '#search-reports/',
      '#pictures/',
      '#store/',
      '#lazy/',
      '#device/',
      '#ui/',
      '#product-page/',
      '#page-text/',
    ],
    packages: ['react', 'react-dom/', 'wouter', 'wouter/'],
  },
  'src/storefront/kiosk': {
    folders: ['#domain/', '#platform/', '#rest/', '#store/', '#device/', '#ui/'],
    packages: ['react', 'wouter'],
  },
  'src/admin': {
    folders: [
      '#domain/',
      '#platform/',
      '#mirror/',
      '#rest/',
      '#search/',
      '#prices/',
      '#exports/',
      '#pictures/',
      '#store/',
      '#firebase/',
      '#lazy/',
      '#device/',
      '#ui/',
      '#product-page/',
      '#page-text/',
    ],
    packages: ['react', 'react-dom', 'react-dom/', 'wouter', 'idb', 'uplot', 'uplot/'],
  },
  // A journal with its sender, for the tests of both.
  'src/admin/journal/testing': { folders: ['#domain/', '#store/'], packages: ['vitest'] },
  sw: { folders: ['#platform/'], packages: ['workbox-'] },
  backend: {
    folders: ['#domain/', '#platform/'],
    packages: ['node:', 'libsql', 'jose', 're2js', 'minimatch', 'nodemailer', 'protobufjs/'],
  },
  // Takes a shop from one backend to the other. It reads what Google and an archive say, so it parses.
  'backend/transfer': { folders: ['#domain/', '#platform/', '#tools/setup/'], packages: ['node:', 'jose', 'valibot'] },
  // Prepares a project of Firebase: it asks Google what is there and parses what it says.
  'backend/firebase-setup': { folders: ['#domain/'], packages: ['node:', 'valibot'] },
  // The pages of a site on Firebase, from the same renderer: as files, and by the function. They read the shop by REST as a device does.
  hosting: {
    folders: ['#backend/', '#domain/', '#mirror/', '#pictures/', '#rest/'],
    packages: ['node:', 'firebase-functions/', 'virtual:page-renderer'],
  },
  // The contract drives our server and Google's with the real SDK in a real browser.
  // It imports the domain to check that the rules accept what the staff's forms send.
  'backend/contract': {
    folders: ['#backend/', '#domain/', '#firebase/', '#rehearse/', '#tools/setup/'],
    packages: ['node:', 'firebase/', 'playwright', 'vite', 'vitest', 'vitest/', 'fast-check'],
  },
  // Compares our code with libraries, so it imports those too.
  bench: {
    folders: [
      '#domain/',
      '#platform/',
      '#demo/',
      '#mirror/',
      '#rest/',
      '#search/',
      '#prices/',
      '#firebase/',
      '#tools/setup/',
    ],
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
  // A workspace of its own, because Lighthouse is large.
  'bench/first-visit': {
    folders: ['#tools/setup/'],
    packages: ['lighthouse', 'lighthouse/', 'chrome-launcher', 'node:'],
  },
  demo: { folders: ['#domain/', '#platform/', '#backend/'], packages: ['node:', '@jsquash/webp/'] },
  // A workspace of its own: the page that renders the models of the demo's articles, and the commands that run it.
  'demo/renders': {
    folders: ['#tools/setup/'],
    packages: ['three', 'three/', 'node:', 'vite', 'playwright', '@jsquash/webp/'],
  },
  // A workspace of its own, because firebase-tools is large.
  rehearse: { folders: [], packages: ['node:'] },
  tools: {
    folders: ['#backend/command-line/', '#backend/contract/', '#demo/', '#domain/', '#platform/', '#rehearse/', '#sw/'],
    packages: ['node:', 'vite', 'vitest/', 'playwright', 'fast-check', '@jsquash/webp/', '@actions/workflow-parser'],
  },
  e2e: {
    folders: [
      '#domain/',
      '#platform/',
      '#backend/',
      // The ten errands, which a test does by the keyboard.
      '#bench/errands/',
      '#hosting/',
      '#mirror/',
      '#rehearse/',
      '#rest/',
      '#spreadsheet/testing/',
      '#tools/setup/',
    ],
    packages: ['node:', '@playwright/test', '@playwright/test/', 'axe-core', '@hyzyla/pdfium', 'fflate', 'zxing-wasm/'],
  },
  // The parts that both areas share, each on a page of its own; vite builds that page.
  'e2e/parts': {
    folders: ['#device/', '#domain/', '#product-page/', '#store/', '#ui/'],
    packages: ['@playwright/test', 'axe-core', 'react', 'react-dom/', 'vite'],
  },
};

/** What the features of an area, its folders, may import of each other. The area's own files put the features together and may import all. */
export interface FeatureRow {
  /** Folders that every other feature may import, but not each other. */
  readonly common: readonly string[];
  /** By feature: the others that it may import besides. A feature without a row imports only the common ones. */
  readonly edges: Readonly<Record<string, readonly string[]>>;
}

/** A test fails for an edge that no file uses, and for a circle. */
export const featureTable: Readonly<Record<string, FeatureRow>> = {
  'src/storefront': {
    // `page`: what a page is made of. `shell`: what header, footer and pages have in common.
    common: ['page', 'shell'],
    edges: {
      page: ['shell'],
      'product-list': ['quote-list', 'compare'],
      'quote-request': ['quote-list'],
      quotes: ['quote-list', 'quote-request'],
      // What a repair costs is read as what a quotation does.
      repair: ['quotes'],
      catalogue: ['product-list', 'quote-list', 'tutorials', 'compare'],
      // The screen; `compare` is how products are chosen for it.
      comparison: ['compare', 'quote-list', 'catalogue'],
      home: ['product-list'],
      search: ['product-list', 'tutorials'],
      tutorials: ['product-list'],
      pages: ['quote-list', 'quote-request'],
      // A result goes into the list, and is shared as a product is.
      calculator: ['quote-list', 'catalogue'],
      // What the shell keeps of other pages, and loads of them, in its idle time.
      offline: ['tutorials', 'quote-list'],
      // What a server renders a page from: it chooses with the rules of the screens themselves.
      rendering: ['catalogue', 'product-list', 'search'],
      // A kiosk shows codes for the list, starts it anew, and downloads the pictures as the offline page does.
      kiosk: ['quote-list', 'quote-request', 'offline', 'compare', 'recent', 'repair'],
    },
  },
  // Forms, whose parts are shared, save to the journal.
  'src/admin': {
    common: ['shared', 'journal'],
    edges: {
      shared: ['journal'],
      // A version comes back by the commands of its form, and its changes are told as those that wait are.
      history: ['categories', 'pending', 'products', 'settings'],
      // One's own sessions are ended as a colleague's are.
      account: ['people'],
      // The most searched is one of the figures.
      figures: ['searches'],
      // A repair is quoted in the same lines.
      workshop: ['quotes'],
      // A fresh shop answers the questions of its settings, and reads its first list.
      opening: ['settings'],
    },
  },
};

/** Packages that any test may use besides those of its folder. */
export const testPackages: readonly string[] = [
  'vitest',
  'fast-check',
  'fake-indexeddb',
  'idb',
  'node:',
  'vite',
  'rolldown',
  'playwright',
];
