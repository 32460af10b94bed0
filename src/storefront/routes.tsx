import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { lateScreen } from '#ui/late-screen.tsx';
import { type FirstScreen, pagePaths, screenCode } from './first-screen.ts';
import { HomeScreen } from './home/HomeScreen.tsx';
import { decodeSegment, paths } from './paths.ts';
import { BrokenScreen } from './shared/BrokenScreen.tsx';
import type { LateCode } from './shared/late-parts.ts';
import { WaitingScreen } from './shared/WaitingScreen.tsx';

// The home page is in the first load; every other screen is in one of these.
const loadMenus = () => import('./header/menu-parts.ts');
const loadQuotes = () => import('./quotes/quote-screens.ts');
const loadDevice = () => import('./offline/device-parts.ts');
const loadTutorials = () => import('./tutorials/tutorial-screens.ts');

const category = lateScreen(async () => (await screenCode.catalogue()).CategoryScreen);
const label = lateScreen(async () => (await screenCode.catalogue()).LabelScreen);
const product = lateScreen(async () => (await screenCode.catalogue()).ProductScreen);
const search = lateScreen(async () => (await screenCode.search()).SearchScreen);
const categoryPanel = lateScreen(async () => (await loadMenus()).CategoryPanel);
const generalPanel = lateScreen(async () => (await loadMenus()).GeneralPanel);
const mobileMenu = lateScreen(async () => (await loadMenus()).MobileMenu);
const suggestions = lateScreen(async () => (await import('./search/Suggestions.tsx')).Suggestions);
const device = lateScreen(async () => (await loadDevice()).Device);
const installInvitation = lateScreen(async () => (await loadDevice()).InstallInvitation);
const offline = lateScreen(async () => (await import('./offline/OfflineScreen.tsx')).OfflineScreen);
const kiosk = lateScreen(async () => (await import('./kiosk/Kiosk.tsx')).Kiosk);
const tutorials = lateScreen(async () => (await loadTutorials()).TutorialsScreen);
const tutorial = lateScreen(async () => (await loadTutorials()).TutorialScreen);
const quote = lateScreen(async () => (await loadQuotes()).QuoteScreen);
const quoteFloat = lateScreen(async () => (await loadQuotes()).QuoteFloat);
const page = lateScreen(async () => (await screenCode.page()).PageScreen);

/** Called when the browser has nothing better to do, so that following a link waits for nothing. */
export async function prefetchScreens(): Promise<void> {
  await Promise.all(
    [category, label, product, search, page, suggestions, tutorials, quote, categoryPanel].map(({ prefetch }) =>
      prefetch(),
    ),
  );
}

/** So that the first screen is there when it is first rendered: resolves when it is, or is lost, which is told where it is rendered. */
export async function prefetchFirst(code: FirstScreen['code']): Promise<void> {
  const screen = { catalogue: category, search, page };
  if (code) await screen[code].prefetch().catch(() => {});
}

/** What the shell opens and a search box lists, when it is first used. */
export const lateCode: LateCode = {
  parts: {
    suggestions: (props) => <suggestions.Screen {...props} />,
    categoryPanel: (props) => <categoryPanel.Screen {...props} />,
    generalPanel: () => <generalPanel.Screen />,
    mobileMenu: (props) => <mobileMenu.Screen {...props} />,
    quoteFloat: () => <quoteFloat.Screen />,
    device: () => <device.Screen />,
    installInvitation: () => <installInvitation.Screen />,
    kiosk: () => <kiosk.Screen />,
  },
  prefetchMenus() {
    // A failure is told when the menu itself is asked for.
    for (const part of [categoryPanel, generalPanel, mobileMenu]) void part.prefetch().catch(() => {});
  },
};

export function Routes() {
  const [path] = useLocation();
  return (
    // Keyed by the path: a screen starts afresh at each address, its heading takes focus, and its error stays its own.
    <ErrorBoundary key={path} Fallback={BrokenScreen}>
      <Suspense fallback={<WaitingScreen />}>
        <Switch>
          <Route path={paths.home}>
            <HomeScreen />
          </Route>
          {pagePaths.map((at) => (
            <Route key={at} path={at}>
              <page.Screen path={at} />
            </Route>
          ))}
          <Route path={paths.search}>
            <search.Screen />
          </Route>
          <Route path={paths.quote}>
            <quote.Screen />
          </Route>
          <Route path={paths.offline}>
            <offline.Screen />
          </Route>
          <Route path={paths.tutorials}>
            <tutorials.Screen />
          </Route>
          <Route path={`${paths.tutorials}/:slug`}>{(at) => <tutorial.Screen slug={decodeSegment(at.slug)} />}</Route>
          <Route path="/:folder/:label/:product">
            {(at) => (
              <product.Screen
                folder={decodeSegment(at.folder)}
                label={decodeSegment(at.label)}
                product={decodeSegment(at.product)}
              />
            )}
          </Route>
          <Route path="/:folder/:label">
            {(at) => <label.Screen folder={decodeSegment(at.folder)} label={decodeSegment(at.label)} />}
          </Route>
          <Route path="/:folder">{(at) => <category.Screen folder={decodeSegment(at.folder)} />}</Route>
          <Route>
            <page.Screen path={null} />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
