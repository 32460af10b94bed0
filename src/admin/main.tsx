// The staff's front door: another page, so that nothing of it can reach a visitor's first load.
import { createRoot } from 'react-dom/client';
import { reloadOnLostChunk } from '#device/lost-chunks.ts';
import { startUpdates } from '#device/updates.ts';
import { App } from './App.tsx';
import { watchSession } from './session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no #root');
reloadOnLostChunk();
createRoot(root).render(<App />);
// Never settles: it watches for as long as the page lives.
void watchSession();
startUpdates();
