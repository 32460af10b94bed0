import type { ComponentType } from 'react';
import { type PageName, pages, type SitePage } from '#domain/site/pages.ts';

/** Loaders of the chunks that a visit may begin with. A chunk loads once, however often it is requested. */
export const screenCode = {
  home: () => import('./home/HomeScreen.tsx'),
  pages: () => import('./pages/page-components.ts'),
  catalogue: () => import('./catalogue/catalogue-screens.ts'),
  search: () => import('./search/SearchScreen.tsx'),
  tutorials: () => import('./tutorials/tutorial-screens.ts'),
  quotes: () => import('./quotes/quote-screens.ts'),
  repair: () => import('./repair/RepairScreen.tsx'),
  offline: () => import('./offline/OfflineScreen.tsx'),
  calculator: () => import('./calculator/CalculatorScreen.tsx'),
  comparison: () => import('./comparison/ComparisonScreen.tsx'),
} as const;

export type ScreenCode = keyof typeof screenCode;

/** The screen of a page. */
interface PageScreen {
  /** The chunk that its screen comes in. */
  readonly code: ScreenCode;
  readonly load: () => Promise<ComponentType>;
  /** Whether it shows the addresses below its own too. */
  readonly below?: true;
}

/** Pages that are more than a text to read have their screens elsewhere. */
const ownScreens: Partial<Record<PageName, PageScreen>> = {
  home: { code: 'home', load: async () => (await screenCode.home()).HomeScreen },
  tutorials: { code: 'tutorials', load: async () => (await screenCode.tutorials()).TutorialsScreen },
  search: { code: 'search', load: async () => (await screenCode.search()).SearchScreen },
  quote: { code: 'quotes', load: async () => (await screenCode.quotes()).QuoteScreen },
  repair: { code: 'repair', load: async () => (await screenCode.repair()).RepairScreen, below: true },
  offline: { code: 'offline', load: async () => (await screenCode.offline()).OfflineScreen },
  calculator: { code: 'calculator', load: async () => (await screenCode.calculator()).CalculatorScreen },
  compare: { code: 'comparison', load: async () => (await screenCode.comparison()).ComparisonScreen },
};

export interface LatePage extends PageScreen {
  readonly path: string;
}

/** The table of `#domain/site/pages.ts` with the code of each page. */
export const latePages: readonly LatePage[] = Object.entries<SitePage>(pages).flatMap(([name, { path, component }]) => {
  const screen = component ? readingPage(component) : ownScreens[name as PageName];
  return screen ? [{ path, ...screen }] : [];
});

function readingPage(component: string): PageScreen {
  return { code: 'pages', load: async () => (await screenCode.pages()).pageComponent(component) };
}

/** Addresses that depend on the catalogue, the most particular first, as routes. What is at none of them is not found. */
export const catalogueRoutes = {
  tutorial: `${pages.tutorials.path}/:slug`,
  product: '/:folder/:label/:product',
  label: '/:folder/:label',
  category: '/:folder',
} as const;

/** The chunk of the screen at an address. */
export function codeAt(pathname: string): ScreenCode {
  const page = latePages.find(({ path, below }) => path === pathname || (below && pathname.startsWith(`${path}/`)));
  if (page) return page.code;
  return pathname.startsWith(`${pages.tutorials.path}/`) ? 'tutorials' : 'catalogue';
}
