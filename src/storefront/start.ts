// The first module of a visitor's page. While the shop's own code is still being read and compiled, that of the screen that was opened is on its
// way, and a search is being answered: so nothing else is imported here, and `npm run build` fails when this grows.
import { openFirstScreen } from './first-screen.ts';

const first = openFirstScreen(location);
void import('./main.tsx').then(({ openShop }) => openShop(first));
