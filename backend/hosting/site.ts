import type { IncomingMessage, ServerResponse } from 'node:http';
import { singleSlashes } from '#domain/site/single-slashes.ts';
import { type Config, defaultBucket } from '../config.ts';
import { replyJson } from '../http/reply.ts';
import type { ShopPages } from '../pages/serve-pages.ts';
import { isTooDeep } from './deep-address.ts';
import { type HostingRules, readHostingRules } from './hosting-config.ts';
import { isPageLike } from './page-like.ts';
import { sendAsset } from './send-asset.ts';
import { SiteFiles } from './site-files.ts';

/** What `firebase.json` answers every page of the shop with. Here the page itself is sent, if it can be rendered. */
const SHELL = '/shell.html';

/** Files of the build that say whose store it is; the store's own settings may say otherwise. */
const OF_THE_STORE: ReadonlySet<string> = new Set(['/manifest.webmanifest', '/favicon.ico']);

export type Site = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>;

/** The address at which Firebase Hosting also serves the project's configuration. `embedded` marks our own backend. */
const INIT = '/__/firebase/init.json';

/**
 * The built site, served as Firebase Hosting would with the same firebase.json: single slashes, redirects, then exact files, then a directory's
 * index (after a redirect to its slash), then rewrites, then 404.html.
 */
export function openSite(config: Config, pages: ShopPages, files = openSiteFiles(config)): Site {
  const matching = rememberMatches(readHostingRules(config.firebaseJson));
  const init = initJson(config);
  return async (request, response, address) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(request, response, 405, 'Método no permitido.');
    }
    if (address === INIT) return replyJson(response, 200, init);
    const pathname = decodePathname(address);
    const isDeep = isTooDeep(address) || (pathname !== undefined && isTooDeep(pathname));
    // Those of every address.
    const { headers, redirect, rewrite } = matching(isDeep ? '/' : address);
    for (const [key, value] of headers) response.setHeader(key, value);
    if (pathname === undefined) return sendNotFound(request, response, files, 400);
    if (isDeep) return sendNotFound(request, response, files, 404);
    const single = singleSlashes(address);
    if (single !== address) return sendRedirect(response, 301, single + queryOf(request));
    if (redirect !== undefined) return sendRedirect(response, redirect.type, redirect.destination);
    if (OF_THE_STORE.has(pathname) && (await pages.sendFile(request, response, pathname))) return;
    const exact = await files.find(pathname);
    if (exact !== undefined) return sendAsset(request, response, exact);
    const directory = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const index = await files.find(`${directory}index.html`);
    if (index !== undefined && directory === pathname) return sendAsset(request, response, index);
    if (index !== undefined) return sendRedirect(response, 301, `${address}/${queryOf(request)}`);
    if (await pages.sendFile(request, response, pathname)) return;
    const isPage = rewrite ? rewrite.destination === SHELL : isPageLike(pathname);
    if (isPage && (await pages.sendPage(request, response))) return;
    const rewritten = rewrite && (await files.find(rewrite.destination));
    if (rewritten !== undefined) return sendAsset(request, response, rewritten);
    await sendNotFound(request, response, files, 404);
  };
}

/** The files that firebase.json does not keep back. */
export const openSiteFiles = ({ siteDir, firebaseJson }: Pick<Config, 'siteDir' | 'firebaseJson'>): SiteFiles =>
  new SiteFiles(siteDir, readHostingRules(firebaseJson).isIgnored);

function initJson(config: Config) {
  const { projectId, smtp } = config;
  return {
    projectId,
    apiKey: 'embebido',
    appId: '1:1:web:1',
    authDomain: `${projectId}.firebaseapp.com`,
    storageBucket: defaultBucket(config),
    embedded: true,
    sendsMail: smtp !== undefined,
  };
}

/** Undefined for an address that is not UTF-8, or that tries to leave the site. */
function decodePathname(address: string): string | undefined {
  try {
    const pathname = decodeURIComponent(address);
    const isSuspect = /[\0\\]/.test(pathname) || pathname.split('/').includes('..');
    return isSuspect ? undefined : pathname.replace(/\/{2,}/g, '/');
  } catch {
    return undefined;
  }
}

/** Addresses whose rules are remembered: matching some twenty patterns takes longer than the rest of a cached answer. */
const REMEMBERED = 5000;
/** Characters of them all. */
const REMEMBERED_CHARS = 1 << 20;

interface Matches {
  /** Of all rules that match, in order: where two set the same header, the later one wins. */
  readonly headers: readonly (readonly [string, string])[];
  readonly redirect: HostingRules['redirects'][number] | undefined;
  readonly rewrite: HostingRules['rewrites'][number] | undefined;
}

/** The rules of an address, remembered for as many addresses as there is room for, by their number and their length. */
export function rememberMatches(
  rules: Pick<HostingRules, 'headers' | 'redirects' | 'rewrites'>,
): (address: string) => Matches {
  const known = new Map<string, Matches>();
  let chars = 0;
  return (address) => {
    const found = known.get(address);
    if (found) return found;
    const made = {
      headers: rules.headers.flatMap(({ matches, headers }) => (matches(address) ? headers : [])),
      redirect: rules.redirects.find(({ matches }) => matches(address)),
      rewrite: rules.rewrites.find(({ matches }) => matches(address)),
    };
    if (known.size >= REMEMBERED || chars + address.length > REMEMBERED_CHARS) {
      known.clear();
      chars = 0;
    }
    chars += address.length;
    // A copy: the address is a part of the request's line, and would keep all of that in memory.
    known.set(Buffer.from(address).toString(), made);
    return made;
  };
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
  status: 400 | 404,
): Promise<void> {
  // A missing file may exist after the next build, so this answer is never cached, whatever the rules say about its folder.
  response.setHeader('Cache-Control', 'no-store');
  const page = await files.find('/404.html');
  if (page !== undefined) return sendAsset(request, response, page, status);
  sendText(request, response, status, 'No existe esta página.');
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
}

function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end();
}

function queryOf(request: IncomingMessage): string {
  const start = request.url?.indexOf('?') ?? -1;
  return start < 0 ? '' : (request.url?.slice(start) ?? '');
}
