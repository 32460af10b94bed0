// WARNING: every static import from here loads before a visitor's first paint. `npm run build` fails when it grows over its budget.
import { createRoot } from 'react-dom/client';
import { catchInstallOffer } from '#device/install-offer.ts';
import { enterKioskIfAsked } from '#device/kiosk-mode.ts';
import { startMirror } from '#mirror/start-mirror.ts';
import { mirrorSink } from '#store/mirror-sink.ts';
import { App } from './App.tsx';
import { prefetchScreenAt } from './routes.tsx';

/** As long as nobody sees. */
const OPENING_MS = 80;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const root = document.getElementById('raiz');
if (!root) throw new Error('index.html has no #raiz');

catchInstallOffer();
enterKioskIfAsked();
prefetchScreenAt(location.pathname);
// The copy on the device takes some milliseconds to open. Drawn after it, the shell is drawn once, with its menus, and not twice; a browser
// that does not answer is not waited for.
const { opened } = startMirror(mirrorSink);
void Promise.race([opened, pause(OPENING_MS)]).then(() => createRoot(root).render(<App />));
