// The first module of a visitor's page. It decides when the shop's code is fetched, starts loading that of the opened screen, and asks for the answer
// of a search, while the browser still reads and compiles the shop's own code. So it imports hardly anything else.
import { holdInstallOffer } from '#device/held-offer.ts';
import { formatPhone, phoneHref } from '#domain/kernel/phone.ts';
import { profileWith } from '#domain/settings/store-settings.ts';
import { allowOwnScripts } from '#platform/script-policy.ts';
import { keepEarlyActions } from './early-actions.ts';
import { openFirstScreen } from './first-screen.ts';
import { SERVED_ID } from './served-page.ts';
import { whenShown } from './when-shown.ts';

allowOwnScripts();
holdInstallOffer();
// A page that came whole is read before the shop's code is fetched; an empty one needs it at once.
if (document.getElementById(SERVED_ID)) {
  const ready = keepEarlyActions(() => import('./repeat-actions.ts'));
  void whenShown().then(() => open(ready));
} else open();

function open(ready?: () => Promise<() => void>): void {
  const first = openFirstScreen(location);
  import('./main.tsx').then(
    ({ openShop }) => openShop(first, ready),
    (reason: unknown) => sayUnreached(reason, profileWith(first.served?.settings).lines[0]?.phone ?? ''),
  );
}

/** The shop's code failed to load: says so and whom to call. Inline styles, because the style sheet may be missing too. */
function sayUnreached(reason: unknown, phone: string): void {
  console.warn('La tienda no cargó', reason);
  const help = document.createElement('p');
  help.setAttribute('role', 'alert');
  help.style.cssText = 'padding: 2rem; line-height: 1.6';
  help.append(
    'La página no terminó de llegar. Revisa tu conexión y ',
    link(location.href, 'vuelve a cargarla'),
    '. También puedes llamarnos al ',
    link(phoneHref(phone), formatPhone(phone)),
    '.',
  );
  const root = document.getElementById('root');
  // A page that came whole can still be read, and its links work.
  if (root?.hasChildNodes()) root.prepend(help);
  else root?.append(help);
}

function link(href: string, text: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent: text });
}
