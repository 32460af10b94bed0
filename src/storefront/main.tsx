// WARNING: every static import from here loads before a visitor's first paint. `npm run build` fails when it grows over its budget.
import { createRoot } from 'react-dom/client';
import { catchInstallOffer } from '#device/install-offer.ts';
import { startMirror } from '#mirror/start-mirror.ts';
import { mirrorSink } from '#store/mirror-sink.ts';
import { App } from './App.tsx';

const root = document.getElementById('raiz');
if (!root) throw new Error('index.html has no #raiz');

catchInstallOffer();
// The copy on the device opens while React builds the first screen; neither waits for the other.
void startMirror(mirrorSink);
createRoot(root).render(<App />);
