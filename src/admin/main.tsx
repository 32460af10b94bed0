// The staff's entrance is a page of its own, so that none of its code is in a visitor's first load.
import { createRoot } from 'react-dom/client';
import { reloadOnLostChunk } from '#device/lost-chunks.ts';
import { forgetLostSheets } from '#device/lost-sheets.ts';
import { startUpdates } from '#device/updates.ts';
import { allowOwnScripts } from '#platform/script-policy.ts';
import { App } from './App.tsx';
import { composeStaff } from './compose-staff.ts';
import { receiveLaunchedFiles } from './price-import/launched-files.ts';
import { StaffContext } from './staff.ts';

const root = document.getElementById('root');
if (!root) throw new Error('admin.html has no #root');
allowOwnScripts();
reloadOnLostChunk();
forgetLostSheets();
const staff = composeStaff();
// This comes before the router listens to the browser's back and forward.
staff.leaveGuard.guardHistory();
createRoot(root).render(
  <StaffContext value={staff}>
    <App />
  </StaffContext>,
);
// Never settles: it watches for as long as the page is open.
void staff.session.watch();
startUpdates('/admin.html');
receiveLaunchedFiles();
