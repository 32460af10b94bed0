/** Google's emulators ask Google nothing about a project of such a name. */
export const PROJECT = 'demo-fragua';
/** The port is the one that a browser leaves out, so the address is written as in production. */
export const SITE = `https://${PROJECT}.web.app`;
/** A channel of the same site, as Firebase names one: its pages come from the function. */
export const PAGES = `https://${PROJECT}--paginas.web.app`;
/** The embedded backend's project, which the tests' own requests name. */
const EMBEDDED = 'la-fragua';

/**
 * What a test itself asks of the store it asks under the site's address, as the embedded backend answers it. In a rehearsal those requests go to
 * the emulator whose protocol they speak. The browser's requests are not touched.
 */
export function translateFetch(ports: Readonly<Record<'hosting' | 'firestore' | 'storage' | 'auth', number>>) {
  const real = globalThis.fetch;
  let isOpen = false;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const service = serviceOf(url);
    if (service === undefined) return real(input, init);
    const headers = new Headers(init?.headers);
    // What the embedded backend calls its test mode: a test that signs nobody in writes as the owner. What it passes on for a page it does not.
    if (service === 'firestore' && isOpen && url.origin === SITE && !headers.has('authorization'))
      headers.set('authorization', 'Bearer owner');
    const path = inProject(url.pathname + url.search);
    const body = typeof init?.body === 'string' ? inProject(init.body) : init?.body;
    return real(`http://127.0.0.1:${ports[service]}${path}`, { ...init, headers, ...(body !== undefined && { body }) });
  };
  return {
    open(isOpenToTests: boolean): void {
      isOpen = isOpenToTests;
    },
    restore(): void {
      globalThis.fetch = real;
    },
  };
}

function serviceOf({ origin, hostname, pathname }: URL): 'hosting' | 'firestore' | 'storage' | 'auth' | undefined {
  // Files that the store names are at Google's own address, and so is what a page asks and a test passes on.
  if (hostname === 'firebasestorage.googleapis.com') return 'storage';
  if (hostname === 'firestore.googleapis.com') return 'firestore';
  if (origin !== SITE) return undefined;
  if (pathname.startsWith('/v1/')) return 'firestore';
  if (pathname.startsWith('/v0/')) return 'storage';
  return /^\/(?:identitytoolkit|securetoken)\./.test(pathname) ? 'auth' : 'hosting';
}

const inProject = (text: string): string =>
  text
    .replaceAll(`projects/${EMBEDDED}/`, `projects/${PROJECT}/`)
    .replaceAll(`${EMBEDDED}.appspot.com`, `${PROJECT}.appspot.com`);
