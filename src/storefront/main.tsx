// WARNING: every static import from here loads before a visitor's first paint. `npm run build` fails when it grows over its budget.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readKioskAddress } from '#device/kiosk-mode.ts';
import { startMirror } from '#mirror/start-mirror.ts';
import { createPromotedSink } from '#store/promoted-sink.ts';
import { App } from './App.tsx';
import type { FirstScreen } from './first-screen.ts';
import { openServedPage } from './open-served-page.ts';
import { watchNavigation } from './page/navigation-kind.ts';
import { keepServedHead } from './page/show-head.ts';
import { prefetchFirst } from './routes.tsx';

/** A delay that is hardly noticed. */
const OPENING_MS = 120;
/** The catalogue is read after this time even if the first screen is still waiting. */
const SHOWING_MS = 1500;
/**
 * After the catalogue has come, before the SDK is loaded: on a phone its code takes a fifth of a second, and a first visitor presses something by
 * then. What was written in the meantime is in the first answer of its listeners.
 */
const LIVE_AFTER_MS = 2500;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Renders the shop into the page. `ready` resolves with what does again what a person did before React listened. */
export function openShop({ code, served, shown }: FirstScreen, ready?: () => Promise<() => void>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('shell.html has no #root');
  if (served) openServedPage(served);
  keepServedHead();
  readKioskAddress();
  watchNavigation();
  const { opened } = startMirror(createPromotedSink(), {
    shown: Promise.race([shown, pause(SHOWING_MS)]),
    liveAfterMs: LIVE_AFTER_MS,
    ...(served && { served }),
  });
  if (served) {
    // The page is there already. It is taken over when the code of its screen is, with what it was rendered from, so that nothing moves.
    // A transition, because React then gives the main thread back every few milliseconds; otherwise it hydrates the whole page in one task.
    void prefetchFirst(code)
      .then(() => ready?.())
      .then((repeat) => {
        startTransition(() => void hydrateRoot(root, <App />));
        // React takes over at once what a press is on.
        repeat?.();
      });
    return;
  }
  // The copy on the device takes some milliseconds to open, and the screen's code to load. Waiting for both, the shell is rendered once, with
  // its menus and its screen. Otherwise React would show the placeholder of the screen for a third of a second. A browser or a network that
  // does not answer in time is not waited for.
  void Promise.race([Promise.all([opened, prefetchFirst(code)]), pause(OPENING_MS)]).then(() => {
    createRoot(root).render(<App />);
  });
}
