import { type ComponentType, memo, Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { retry } from '#platform/retry.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { lateScreen } from '#ui/late-screen.tsx';
import { AheadScreen } from './page/AheadScreen.tsx';
import { BrokenScreen } from './page/BrokenScreen.tsx';
import { setPressedLink, usePressedLink } from './page/pressed-link.ts';
import { WaitingScreen } from './page/WaitingScreen.tsx';
import { catalogueRoutes, latePages, type ScreenCode, screenCode } from './pages.ts';
import { decodeSegment } from './paths.ts';
import type { LateCode } from './shell/late-parts.ts';

const loadMenus = () => import('./header/menu-parts.ts');
const loadDevice = () => import('./offline/device-parts.ts');

/** A part of a page and no screen of its own has no place to say that its code was lost: the code is asked for again until it comes. */
const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lateScreen(() => retry(load, { first: 1000, last: 10_000 }));

const pageScreens = latePages.map(({ load, ...page }) => ({ ...page, ...lateScreen(load) }));
const category = lateScreen(async () => (await screenCode.catalogue()).CategoryScreen);
const label = lateScreen(async () => (await screenCode.catalogue()).LabelScreen);
const product = lateScreen(async () => (await screenCode.catalogue()).ProductScreen);
const notFound = lateScreen(async () => (await screenCode.pages()).NotFound);
const categoryPanel = latePart(async () => (await loadMenus()).CategoryPanel);
const generalPanel = latePart(async () => (await loadMenus()).GeneralPanel);
const mobileMenu = latePart(async () => (await loadMenus()).MobileMenu);
const suggestions = latePart(async () => (await import('./search/Suggestions.tsx')).Suggestions);
const deviceNotices = latePart(async () => (await loadDevice()).PassingDeviceNotices);
const device = latePart(async () => (await loadDevice()).Device);
const installInvitation = latePart(async () => (await loadDevice()).InstallInvitation);
const unreached = latePart(async () => (await loadDevice()).Unreached);
const priceSeal = latePart(async () => (await loadDevice()).PriceSeal);
const staffUnreached = lateScreen(async () => (await loadDevice()).StaffUnreached);
const kiosk = latePart(async () => (await import('./kiosk/Kiosk.tsx')).Kiosk);
const kioskQuestion = latePart(async () => (await import('./kiosk/KioskQuestion.tsx')).KioskQuestion);
const recentProducts = latePart(async () => (await import('./recent/RecentProducts.tsx')).RecentProducts);
const fittingParts = latePart(async () => (await import('./catalogue/FittingParts.tsx')).FittingParts);
const tutorial = lateScreen(async () => (await screenCode.tutorials()).TutorialScreen);
const listNotice = latePart(async () => (await screenCode.quotes()).ListNotice);

/** Here only where the worker has no other answer. */
const STAFF = /^\/(?:login|admin)(?:\/|$)/;

interface LateScreen {
  readonly prefetch: () => Promise<unknown>;
}

/** Screens whose address depends on the catalogue, or that no address leads to. */
const otherScreens: Partial<Record<ScreenCode, readonly LateScreen[]>> = {
  catalogue: [category, label, product],
  tutorials: [tutorial],
  pages: [notFound],
};

/** The screens of a chunk. Each has to be prefetched itself, or it would first render a placeholder although its chunk is there. */
function screensIn(code: ScreenCode): readonly LateScreen[] {
  return [...pageScreens.filter((page) => page.code === code), ...(otherScreens[code] ?? [])];
}

async function prefetchScreens(): Promise<void> {
  const chunks = ['home', 'catalogue', 'search', 'pages', 'tutorials', 'quotes', 'calculator', 'comparison'] as const;
  await Promise.all([...chunks.flatMap(screensIn), suggestions, categoryPanel].map(({ prefetch }) => prefetch()));
  (await import('./warm-up-screens.tsx')).warmUpScreens(<ScreenAt />);
}

/** Every screen, for a server, which waits for none while it renders. */
export async function loadEveryScreen(): Promise<void> {
  const codes = Object.keys(screenCode) as ScreenCode[];
  await Promise.all(codes.flatMap(screensIn).map(({ prefetch }) => prefetch()));
}

/** So that the first screen is there when it is first rendered. A failure to load it is shown where it is rendered. */
export async function prefetchFirst(code: ScreenCode): Promise<void> {
  await Promise.all(screensIn(code).map(({ prefetch }) => prefetch())).catch(() => {});
}

/** What the shell opens and a search box lists, when it is first used. */
export const lateCode: LateCode = {
  parts: {
    suggestions: (props) => <suggestions.Screen {...props} />,
    categoryPanel: (props) => <categoryPanel.Screen {...props} />,
    generalPanel: () => <generalPanel.Screen />,
    mobileMenu: (props) => <mobileMenu.Screen {...props} />,
    listNotice: () => <listNotice.Screen />,
    deviceNotices: () => <deviceNotices.Screen />,
    device: () => <device.Screen />,
    installInvitation: () => <installInvitation.Screen />,
    kiosk: () => <kiosk.Screen />,
    kioskQuestion: (props) => <kioskQuestion.Screen {...props} />,
    unreached: (props) => <unreached.Screen {...props} />,
    fittingParts: (props) => <fittingParts.Screen {...props} />,
    priceSeal: () => <priceSeal.Screen />,
    recentProducts: (props) => <recentProducts.Screen {...props} />,
  },
  prefetchMenus() {
    // None rejects: code that is lost is asked for again.
    for (const part of [categoryPanel, generalPanel, mobileMenu]) void part.prefetch();
  },
  prefetchScreens,
};

/** The screen of an address, and unseen that of the link that is pressed. */
export function Routes() {
  const [path] = useLocation();
  const [first] = useState(path);
  const pressed = usePressedLink();
  // What was rendered ahead is the screen now. Gone back from, it would stay beside the other, unseen.
  useEffect(() => {
    if (pressed === path) setPressedLink(null);
  }, [pressed, path]);
  const paths = pressed === null || pressed === path || pressed === first ? [path] : [path, pressed];
  // Keyed by the path, so that each address has a new screen: its heading takes the focus, and an error does not outlive it. The first may have come
  // with the page, whose HTML has it alone.
  return paths.map((at) =>
    at === first ? (
      <ScreenAt key={at} />
    ) : (
      <AheadScreen key={at} path={at} unseen={at !== path}>
        <ScreenAt />
      </AheadScreen>
    ),
  );
}

/** Rendered again by the router alone, so that showing what was rendered ahead renders none of it. */
const ScreenAt = memo(function ScreenAt() {
  return (
    <ErrorBoundary Fallback={BrokenScreen}>
      <Suspense fallback={<WaitingScreen />}>
        <Switch>
          {pageScreens.map(({ path: at, below, Screen }) => (
            <Route key={at} path={below ? `${at}/*?` : at}>
              <Screen />
            </Route>
          ))}
          <Route path={STAFF}>
            <staffUnreached.Screen />
          </Route>
          <Route path={catalogueRoutes.tutorial}>{(at) => <tutorial.Screen slug={decodeSegment(at.slug)} />}</Route>
          <Route path={catalogueRoutes.product}>
            {(at) => (
              <product.Screen
                folder={decodeSegment(at.folder)}
                label={decodeSegment(at.label)}
                product={decodeSegment(at.product)}
              />
            )}
          </Route>
          <Route path={catalogueRoutes.label}>
            {(at) => <label.Screen folder={decodeSegment(at.folder)} label={decodeSegment(at.label)} />}
          </Route>
          <Route path={catalogueRoutes.category}>{(at) => <category.Screen folder={decodeSegment(at.folder)} />}</Route>
          <Route>
            <notFound.Screen />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
});
