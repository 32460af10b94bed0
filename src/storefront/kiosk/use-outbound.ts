import { useEffect, useState } from 'react';
import { type Outbound, outboundLink } from './outbound.ts';

/** Intercepts everything that leads out of the site before the browser acts on it: links, and the device's share dialog. */
export function useOutbound(): readonly [to: Outbound | null, close: () => void] {
  const [to, setTo] = useState<Outbound | null>(null);

  useEffect(() => {
    const show = (href: string): boolean => {
      const outbound = outboundLink(href, location.origin);
      if (outbound) setTo(outbound);
      return outbound !== null;
    };
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !show(link.href)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // In the capture phase: before React's listeners, which are on the root element.
    addEventListener('click', onClick, { capture: true });
    addEventListener('auxclick', onClick, { capture: true });
    const share = Object.getOwnPropertyDescriptor(navigator, 'share');
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ url = location.href }: ShareData = {}) => setTo(shared(url)),
    });
    return () => {
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('auxclick', onClick, { capture: true });
      Reflect.deleteProperty(navigator, 'share');
      if (share) Object.defineProperty(navigator, 'share', share);
    };
  }, []);

  return [to, () => setTo(null)];
}

/** An address of this site is shared by its code too, though a link to it is followed. */
function shared(url: string): Outbound {
  const { href, host, pathname } = new URL(url, location.origin);
  return outboundLink(href, location.origin) ?? { kind: 'web', href, readable: host + pathname, message: '' };
}
