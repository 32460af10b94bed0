import { codeAt, screenCode } from './pages.ts';
import { prefetchFirst } from './routes.tsx';

/**
 * Fetches a screen's code and its first pictures as soon as a pointer or a finger is on a link to it: a press follows a pointer by some hundred
 * milliseconds and a finger by a hundred. From here on links are followed within the page, so the browser need not fetch whole pages any more, see
 * `public/speculation-rules.json`.
 */
export function prefetchOnIntent(): () => void {
  document.documentElement.dataset['tienda'] = '';
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) void prefetch(link.pathname);
  };
  const kinds = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const kind of kinds) addEventListener(kind, onIntent, { passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, onIntent);
  };
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
