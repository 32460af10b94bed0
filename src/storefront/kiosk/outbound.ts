import { formatPhone } from '#domain/kernel/phone.ts';
import { QUOTE_STATUS } from '#domain/quotes/status-link.ts';
import { paths, SHARED_LIST } from '../paths.ts';
import { readable } from '../served-page.ts';

/** The target of a link that a kiosk must not follow, as shown to a customer who opens it on a phone. */
export interface Outbound {
  /** `list`: the customer's own quote list. */
  readonly kind: 'phone' | 'whatsapp' | 'mail' | 'web' | 'list';
  readonly href: string;
  /** The number, mail address or web address as text, for phones that cannot read codes. */
  readonly readable: string;
  /** The text that the chat or mail starts with. */
  readonly message: string;
}

/** With more in it a code's squares become too small for a phone's camera, and from about 2,950 on there is no code at all. */
const LONGEST_CODE = 1700;

/** What the code opens: the link, or where the text that it carries makes it too long, the chat or mail without that text. */
export function codeAddress({ href, message }: Outbound): string {
  return message !== '' && href.length > LONGEST_CODE ? href.replace(/\?.*$/, '') : href;
}

const FILE = /\.[a-z0-9]+$/i;
/** Its pages are no kiosk's: they would stay open until somebody of the staff comes by. */
const STAFF_AREA = /^\/(?:login|admin)(?:\/|$)/;

/** `null` for a link within the site. `origin` is the site's own, `href` absolute. */
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
    // The customer follows a request for days, and nobody else may see it, so it is not shown on the kiosk.
    if (url.hash.startsWith(QUOTE_STATUS)) return { kind: 'web', ...own };
  }
  const isFile = FILE.test(url.pathname) && url.pathname !== paths.contact;
  if (url.origin === origin && !isFile && !STAFF_AREA.test(url.pathname)) return null;
  return { kind: 'web', href: url.href, readable: url.host + readable(url.pathname), message: '' };
}
