import { setPressedLink } from './page/pressed-link.ts';
import { codeAt, type ScreenCode, screenCode } from './pages.ts';
import { prefetchFirst } from './routes.tsx';
import { readable } from './served-page.ts';

/** Screens that are rendered while their link is held down: those that begin with nothing to fill in. */
const AHEAD: ReadonlySet<ScreenCode> = new Set(['home', 'catalogue', 'pages', 'tutorials']);

/**
 * Fetches a screen's code and its first pictures as soon as a pointer or a finger is on a link to it: a press follows a pointer by some hundred
 * milliseconds and a finger by a hundred. While the link is held down its screen is rendered unseen. From here on links are followed within the page,
 * so the browser need not fetch whole pages any more, see `public/speculation-rules.json`.
 */
export function prefetchOnIntent(): () => void {
  document.documentElement.dataset['tienda'] = '';
  const listening = new AbortController();
  const { signal } = listening;
  const onIntent = ({ target }: Event): void => {
    const link = linkAt(target);
    if (link) void prefetch(link.pathname);
  };
  let lastPress: Event;
  const onPress = (press: PointerEvent): void => {
    lastPress = press;
    const link = press.button === 0 ? linkAt(press.target) : null;
    const code = link && !link.search && !link.hash ? codeAt(link.pathname) : null;
    if (!link || !code || !AHEAD.has(code)) return setPressedLink(null);
    // Not while its code is still on its way: the press may be over by then.
    // Named as the router does, or the screen of an address with an accent would be rendered beside the one that is opened.
    void prefetchFirst(code).then(() => press === lastPress && setPressedLink(readable(link.pathname)));
  };
  // A finger that scrolls, a key, which could bring the focus to what nobody sees, and a click that opened another window or nothing.
  const onEnd = (end: Event): void => {
    lastPress = end;
    if (linkAt(end.target)?.pathname !== location.pathname) setPressedLink(null);
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(kind, onIntent, { passive: true, signal });
  addEventListener('pointerdown', onPress, { signal });
  for (const kind of ['pointercancel', 'keydown', 'click']) addEventListener(kind, onEnd, { signal });
  return () => listening.abort();
}

/** A link to a page of the shop. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? link : null;
}

/** Never rejects: a failure is shown when the link is followed. */
async function prefetch(pathname: string): Promise<void> {
  const code = codeAt(pathname);
  await prefetchFirst(code);
  if (code === 'catalogue')
    await screenCode.catalogue().then(
      ({ fetchFirstPictures }) => fetchFirstPictures(pathname),
      () => {},
    );
}
