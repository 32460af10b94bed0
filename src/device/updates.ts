import { loadWorkbox } from '#lazy/workbox-window.ts';
import { CLAIM_PAGES } from '#platform/worker-messages.ts';
import { claimUpdateWriter, connectionStore } from '#store/connection-store.ts';
import { whenNoTabIsBusy } from './hold-updates.ts';
import { whenWaiting } from './when-waiting.ts';

const HOUR = 60 * 60 * 1000;
/** A tab that becomes visible checks for a new version, but not more often than this. */
const GLANCE_MS = 60_000;
/** A worker that takes over needs less than this. */
const TAKE_OVER_MS = 5000;
/** The longest wait for what the page loads. */
const LOADING_MS = 20_000;
const RELOADED = 'recarga-por-version';
const RELOADED_PAGE = 'recarga-de-pagina';
/** A shared lock that every open page of the site holds, so that pages can be counted. */
const OPEN_PAGE = 'pagina-abierta';

type Entrance = '/shell.html' | '/admin.html';

const setUpdate = claimUpdateWriter();
let registration: ServiceWorkerRegistration | undefined;
let registering: Promise<void> | undefined;
let openPage: Promise<never> | undefined;
let skipWaiting: (() => void) | undefined;
let isTouched = false;

/**
 * Registers the service worker. A new version is installed beside the old one and waits for a person's consent, for an idle kiosk, or for a
 * page that nobody has used yet. Then every open tab loads it together. Called once by each entrance, after the page has loaded.
 * @param entrance the HTML file that the page was opened with.
 */
export function startUpdates(entrance: Entrance): void {
  if (!('serviceWorker' in navigator)) return;
  // Browsers that block workers reject here; the site works without one.
  void openWithNewest(entrance).catch((reason: unknown) => console.info('Sin trabajador de servicio', reason));
}

async function openWithNewest(entrance: Entrance): Promise<void> {
  const { serviceWorker } = navigator;
  for (const sign of ['pointerdown', 'keydown', 'wheel'] as const) {
    addEventListener(sign, () => (isTouched = true), { once: true, capture: true, passive: true });
  }
  // Every tab listens from the start, because consent may be given in another tab. The first worker to take a page
  // over is no update, even when another tab installed it, so only a page that had one already moves.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true;
  });
  keepLooking();
  await register();
  if (controlled && !isTouched && (await isOfOtherVersion(entrance))) location.reload();
}

function register(): Promise<void> {
  registering ??= registerAnew().finally(() => {
    registering = undefined;
  });
  return registering;
}

async function registerAnew(): Promise<void> {
  const { Workbox } = await loadWorkbox();
  openPage ??= navigator.locks?.request(OPEN_PAGE, { mode: 'shared' }, () => new Promise<never>(() => {}));
  openPage?.catch(() => {});
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (!wasWaitingBeforeRegister) return;
    setUpdate('ready');
    // A page that nobody has touched yet loses nothing, unless another tab is open.
    void isOnlyPage().then((isOnly) => (isOnly && !isTouched ? applyUpdate() : undefined));
  });
  skipWaiting = () => worker.messageSkipWaiting();
  await pageLoaded();
  // Workbox itself would wait for the end of loading without a limit.
  registration = await worker.register({ immediate: true });
  if (!registration) return;
  void askToBeClaimed();
  whenWaiting(registration, () => setUpdate('ready'));
  if (!registration.waiting) sessionStorage.removeItem(RELOADED);
}

/**
 * A worker takes over the pages that are open when it begins. One that is being opened at that moment is left out
 * (https://w3c.github.io/ServiceWorker/#clients-claim: only those that are «execution ready»), and would work without it until it is loaded again.
 */
async function askToBeClaimed(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: CLAIM_PAGES });
}

/** Resolves when the page has loaded, or does not come to it: one picture that nobody answers keeps it loading for minutes. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOADING_MS);
  });
}

/** The browser forgets a registration whose first worker could not be installed, and one that failed has left none: both are made again. */
async function look(): Promise<void> {
  if (hasWorker()) await registration?.update();
  else await register();
}

const hasWorker = (): boolean => Boolean(registration?.installing ?? registration?.waiting ?? registration?.active);

/**
 * Whether the page is to be loaded again because the worker that controls it is of another version. One that takes over between the page's HTML and
 * `startUpdates` is newer than the page, and no `controllerchange` says so: without this the page would stay on the old version until somebody loads it
 * again. Once a tab for each version: an address that the worker leaves to the server comes newer than the worker each time, while the new one waits.
 */
async function isOfOtherVersion(entrance: Entrance): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  // The worker answers this address from its own precache.
  const response = await fetch(entrance);
  if (!script || !response.ok || (await response.text()).includes(script)) return false;
  if (sessionStorage.getItem(RELOADED_PAGE) === script) return false;
  sessionStorage.setItem(RELOADED_PAGE, script);
  return true;
}

/** The browser itself looks for a new version only when a page is loaded; a kiosk or an installed app may not load one for weeks. */
function keepLooking(): void {
  let lookedAt = Date.now();
  const lookNow = (): void => {
    lookedAt = Date.now();
    // It rejects without a network, and the next check tries again.
    void look().catch(() => {});
  };
  const glance = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > GLANCE_MS) lookNow();
  };
  setInterval(lookNow, HOUR);
  // Without its first worker the shop does not open offline.
  setInterval(() => {
    if (registration && !hasWorker()) lookNow();
  }, GLANCE_MS);
  addEventListener('focus', glance);
  addEventListener('online', glance);
  document.addEventListener('visibilitychange', glance);
}

/** Looks for a newer version now, when something suggests that there is one. */
export function lookForUpdate(): void {
  // It rejects without a network, and the next check tries again.
  if ('serviceWorker' in navigator) void look().catch(() => {});
}

/** After a reload the old page keeps its lock for some moments, so a second holder counts only if it stays. */
async function isOnlyPage(): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    if (held.filter(({ name }) => name === OPEN_PAGE).length <= 1) return true;
    await new Promise((later) => setTimeout(later, 200));
  }
  return false;
}

/**
 * Chromium leaves a worker waiting that was told to take over when a request of the page starts the one before it again while that one is ended
 * (docs/decisions/028). Loading the page again ends that, and the new page asks again. Once a tab until no version waits, so that a worker that
 * never takes over cannot reload a page for ever.
 */
function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED) === null) {
    sessionStorage.setItem(RELOADED, 'true');
    location.reload();
  } else setUpdate('ready');
}

/** The waiting version takes over as soon as no tab is busy, and `controllerchange` loads the tabs again. Without one nothing happens. */
export async function applyUpdate(): Promise<void> {
  if (!skipWaiting || connectionStore.getState().update !== 'ready') return;
  const takeOver = skipWaiting;
  await whenNoTabIsBusy(
    () => {
      setUpdate('applying');
      takeOver();
      setTimeout(reloadOnce, TAKE_OVER_MS);
    },
    () => setUpdate('held'),
  );
}
