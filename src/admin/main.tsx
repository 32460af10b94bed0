// The staff's front door: another page, so that nothing of it can reach a visitor's first load.
import { createRoot } from 'react-dom/client';
import { Shell } from './Shell.tsx';

const root = document.getElementById('raiz');
if (!root) throw new Error('admin.html has no #raiz');
createRoot(root).render(<Shell />);
