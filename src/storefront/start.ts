// The first module of a visitor's page. While the shop's own code is still being read and compiled, that of the screen that was opened is on its
// way, and a search is being answered: so hardly anything else is imported here.
import { formatPhone, phoneHref } from '#domain/kernel/phone.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { openFirstScreen } from './first-screen.ts';

const first = openFirstScreen(location);
import('./main.tsx').then(({ openShop }) => openShop(first), sayUnreached);

/** The shop's code did not come: a page that says so and whom to call, which no style can be counted on for. */
function sayUnreached(reason: unknown): void {
  console.warn('La tienda no cargó', reason);
  const phone = storeProfile.lines[0]?.phone ?? '';
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
  document.getElementById('root')?.replaceChildren(help);
}

function link(href: string, text: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent: text });
}
