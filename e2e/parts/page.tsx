// One part on a page of its own, chosen by `?part=`: what the tests of this folder open.
import { createRoot } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { hosts } from './hosts.tsx';

const name = new URLSearchParams(location.search).get('part') ?? '';
const Host = hosts[name];
const root = document.getElementById('root');
if (!Host || !root) throw new Error(`no part is called ${name}`);
createRoot(root, { onCaughtError: () => undefined }).render(
  <main>
    <h1>Parte</h1>
    <Host />
  </main>,
);
