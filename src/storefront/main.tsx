// WARNING: every static import from here loads before a visitor's first paint. `npm run build` fails when it grows over its budget.
import { createRoot } from 'react-dom/client';
import { catchInstallOffer } from '#device/install-offer.ts';
import { enterKioskIfAsked } from '#device/kiosk-mode.ts';
import { startMirror } from '#mirror/start-mirror.ts';
import { mirrorSink } from '#store/mirror-sink.ts';
import { App } from './App.tsx';
import type { FirstScreen } from './first-screen.ts';
import { prefetchFirst } from './routes.tsx';

/** As long as hardly anybody sees. */
const OPENING_MS = 120;
/** The catalogue is read then, whatever the first screen waits for. */
const SHOWING_MS = 1500;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Mounts the shop on the page. */
export function openShop({ code, shown }: FirstScreen): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  catchInstallOffer();
  enterKioskIfAsked();
  const { opened } = startMirror(mirrorSink, Promise.race([shown, pause(SHOWING_MS)]));
  // The copy on the device takes some milliseconds to open, and the screen's code to come from it. Drawn after both, the shell is drawn once, with
  // its menus and its screen, and not twice: React would keep what stands in for the screen for a third of a second. A browser or a network that
  // does not answer is not waited for.
  void Promise.race([Promise.all([opened, prefetchFirst(code)]), pause(OPENING_MS)]).then(() =>
    createRoot(root).render(<App />),
  );
}
