import { formatPhone } from '#domain/kernel/phone.ts';
import { QUOTE_STATUS } from '#domain/quotes/status-link.ts';
import { paths, SHARED_LIST } from '../paths.ts';

/** Where a link leads that a kiosk must not follow, as it is told to somebody with a phone in their hand. */
export interface Outbound {
  /** `list`: the customer's own, to be looked at on their phone. */
  readonly kind: 'phone' | 'whatsapp' | 'mail' | 'web' | 'list';
  readonly href: string;
  /** What to dial or write to, or the address; read by people whose phone reads no codes. */
  readonly readable: string;
  /** What a chat would start with: the list or the product. */
  readonly message: string;
}

const FILE = /\.[a-z0-9]+$/i;

/** `null` for a link that stays within the shop. `origin` is the shop's own, `href` absolute. */
export function outboundLink(href: string, origin: string): Outbound | null {
  const url = new URL(href, origin);
  if (url.protocol === 'tel:') {
    return { kind: 'phone', href, readable: formatPhone(url.pathname.slice(-10)), message: '' };
  }
  if (url.protocol === 'mailto:') {
    return { kind: 'mail', href, readable: url.pathname, message: url.searchParams.get('body') ?? '' };
  }
  if (url.hostname === 'wa.me') {
    const message = url.searchParams.get('text') ?? '';
    return { kind: 'whatsapp', href, readable: formatPhone(url.pathname.slice(-10)), message };
  }
  if (url.origin === origin && url.pathname === paths.quote) {
    const own = { href: url.href, readable: url.host + url.pathname, message: '' };
    if (url.hash.startsWith(SHARED_LIST)) return { kind: 'list', ...own };
    // How a request goes on is followed for days, and is nobody else's to see.
    if (url.hash.startsWith(QUOTE_STATUS)) return { kind: 'web', ...own };
  }
  const isFile = FILE.test(url.pathname) && url.pathname !== paths.contact;
  if (url.origin === origin && !isFile) return null;
  return { kind: 'web', href: url.href, readable: url.host + decodePath(url.pathname), message: '' };
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
